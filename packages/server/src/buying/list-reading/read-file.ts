import { readFile } from 'node:fs/promises'
import {
  documentMessages,
  listLimits,
  type ListSource,
  readDocumentText,
  type SourceTable,
  tableOfText,
} from '@volute/domain/buying/list-reading'
import { limits } from '@volute/domain/core/kernel'
import { BadFile } from './bad-file.ts'
import { decodeText } from './decode-text.ts'
import { readXml } from './read-xml.ts'

/** Reads a file by its content; its name only decides when the content does not. Throws a `BadFile` with a sentence. */
export async function readListFile(file: { path: string; name: string }): Promise<ListSource> {
  const source = await readByContent(file)
  for (const table of source.tables) checkSize(table)
  return source
}

function checkSize({ rows }: SourceTable) {
  const isFilled = (cell: string | number | undefined) => cell !== '' && cell !== undefined
  if (rows.findLastIndex((row) => row.some(isFilled)) >= listLimits.rows)
    throw new BadFile(documentMessages.tooManyRows)
  if (rows.some((row) => row.findLastIndex(isFilled) >= limits.tableColumns))
    throw new BadFile(documentMessages.tooManyColumns)
  let characters = 0
  for (const row of rows) for (const cell of row) characters += typeof cell === 'string' ? cell.length : 0
  if (characters > listLimits.text) throw new BadFile(documentMessages.tooMuchText)
}

async function readByContent({ path, name }: { path: string; name: string }): Promise<ListSource> {
  const bytes = await readFile(path)
  if (bytes.length === 0) throw new BadFile(documentMessages.emptyFile)
  const sign = bytes.subarray(0, 1024).toString('latin1')
  if (sign.includes('%PDF-')) return readPdfFile(bytes)
  if (sign.startsWith('PK\u0003\u0004')) return readSheets(path)
  if (sign.startsWith('\u00d0\u00cf\u0011\u00e0')) throw new BadFile(documentMessages.oldWorkbook)
  return readText(bytes, name)
}

// The libraries are loaded when they are needed: that takes longer than to read an order in XML.

async function readPdfFile(bytes: Buffer): Promise<ListSource> {
  const { readPdf } = await import('./read-pdf.ts')
  return readPdf(new Uint8Array(bytes))
}

async function readSheets(path: string): Promise<ListSource> {
  const { readSheetMarks, readWorkbook } = await import('../../core/workbook/index.ts')
  try {
    const marks = await readSheetMarks(path, listLimits.workbookBytes)
    const sheets = await readWorkbook(path)
    const tables = sheets.map(({ name, rows }, index) => ({
      isHidden: false,
      isActive: index === 0,
      hiddenRows: [],
      hiddenColumns: [],
      ...marks.find((one) => one.name === name),
      name,
      rows,
    }))
    return { tables, orders: [], notAnOrder: null }
  } catch (error) {
    const { message } = error as Error
    throw new BadFile(documentMessages.notRead(`is not an Excel workbook that can be opened (${message})`))
  }
}

function readText(bytes: Buffer, name: string): ListSource {
  const text = decodeText(bytes)
  const document = readDocumentText(text)
  if (document) return document
  if (/^\uFEFF?\s*<(\?xml|!DOCTYPE|!--|[\w:]+[\s>/])/i.test(text)) return readMarkup(bytes, text)
  if (text.includes('\0')) throw new BadFile(documentMessages.otherFile)
  if (/\.(edi|x12|edifact|edf)$/i.test(name)) throw new BadFile(documentMessages.noOrder)
  return { tables: [tableOfText(text)], orders: [], notAnOrder: null }
}

function readMarkup(bytes: Buffer, text: string): ListSource {
  if (/^\uFEFF?\s*<(!doctype\s+html|html)\b/i.test(text)) throw new BadFile(documentMessages.otherFile)
  return readXml(bytes)
}
