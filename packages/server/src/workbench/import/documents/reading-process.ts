import { readFile } from 'node:fs/promises'
import { limits } from '@volute/domain/core/kernel'
import { getDocumentProxy } from 'unpdf'
import { answerFiles } from '../../../core/process/index.ts'

/** Result of the reader process for one file: the text of each page, or why it has none. */
export type Read = { pages: string[] } | { problem: string }

answerFiles(async ({ path }: { path: string }): Promise<Read> => {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)), { verbosity: 0 })
    const pages: string[] = []
    for (let page = 1; page <= Math.min(pdf.numPages, limits.documentPages); page++)
      pages.push(await textOf(await pdf.getPage(page)))
    return pages.every((text) => text === '') ? { problem: 'its pages have no text' } : { pages }
  } catch (error) {
    const isLocked = (error as Error).name === 'PasswordException'
    return { problem: isLocked ? 'it is encrypted' : `it cannot be read (${(error as Error).message})` }
  }
})

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

async function textOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  page.cleanup()
  // PostgreSQL texts cannot contain NUL.
  return text.replaceAll('\0', '').trim().slice(0, limits.documentPageText)
}
