import {
  documentMessages,
  listLimits,
  type ListSource,
  type PageText,
  tableOfPages,
} from '@volute/domain/buying/list-reading'
import { getDocumentProxy } from 'unpdf'
import { BadFile } from './bad-file.ts'
import { readXml } from './read-xml.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** Reads a PDF: an order in XML that is attached to it, otherwise the table of its text. */
export async function readPdf(bytes: Uint8Array): Promise<ListSource> {
  const pdf = await openPdf(bytes)
  const attached = await readAttached(pdf)
  if (attached) return attached
  if (pdf.numPages > listLimits.pdfPages) throw new BadFile(documentMessages.pdfTooLong)
  const pages: PageText[][] = []
  for (let page = 1; page <= pdf.numPages; page++) pages.push(await textsOf(pdf, page))
  if (pages.every(({ length }) => length === 0)) throw new BadFile(documentMessages.pdfScan)
  return { tables: [tableOfPages(pages)], orders: [], notAnOrder: null }
}

async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, { verbosity: 0 })
  } catch (error) {
    const { name, message } = error as Error
    if (name === 'PasswordException') throw new BadFile(documentMessages.pdfLocked)
    throw new BadFile(
      documentMessages.notRead(`is not a PDF that can be opened (${message.replace(/\.$/, '')})`),
    )
  }
}

/** Source of an attached XML document: an order, otherwise one that is named, such as an invoice; null if there is none. */
async function readAttached(pdf: Pdf): Promise<ListSource | null> {
  let other: ListSource | null = null
  for (const [id, { filename }] of (await pdf.getAttachments()) ?? []) {
    if (!/\.xml$/i.test(filename)) continue
    const content = await pdf.getAttachmentContent(id)
    const source = content && readOrNull(content)
    if (source && source.orders.length > 0) return source
    if (source && source.notAnOrder !== documentMessages.noOrder) other ??= source
  }
  return other
}

function readOrNull(content: Uint8Array): ListSource | null {
  try {
    return readXml(Buffer.from(content))
  } catch (error) {
    if (error instanceof BadFile) return null
    throw error
  }
}

/** Level texts of a page; a stamp across it is left out. */
async function textsOf(pdf: Pdf, number: number): Promise<PageText[]> {
  const page = await pdf.getPage(number)
  const { height: top } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  page.cleanup()
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [scale, slant, , height, x, y] = item.transform as [number, number, number, number, number, number]
    if (scale <= 0 || Math.abs(slant) > 0.01) return []
    return [{ text: item.str, x, y: top - y, width: item.width, height: height || item.height }]
  })
}
