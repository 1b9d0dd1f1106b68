import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { BadCsv, type CsvRow, openCsv } from '@volute/domain/core/table'
import type { Reading } from '@volute/domain/workbench/workbench'
import { ImportRejection } from './report.ts'

/**
 * Streams a CSV file (with or without BOM, any line endings) to `onRows`, which is awaited before more is read. Without a
 * `reading`, it is UTF-8 with commas, semicolons or tabs between its cells.
 */
export async function readCsv(
  path: string,
  onRows: (rows: CsvRow[]) => Promise<void>,
  onBytes: (count: number) => void = () => {},
  reading?: Pick<Reading, 'encoding' | 'separator'>,
): Promise<void> {
  let csv: ReturnType<typeof openCsv> | undefined
  for await (const text of readText(path, onBytes, reading?.encoding)) {
    csv ??= openCsv(reading?.separator ?? delimiterOf(text))
    await handOn(path, () => csv?.push(text), onRows)
  }
  await handOn(path, () => csv?.close(), onRows)
}

async function handOn(
  path: string,
  split: () => CsvRow[] | undefined,
  onRows: (rows: CsvRow[]) => Promise<void>,
) {
  const rows = splitOrRefuse(path, split) ?? []
  if (rows.length > 0) await onRows(rows)
}

function splitOrRefuse(path: string, split: () => CsvRow[] | undefined) {
  try {
    return split()
  } catch (error) {
    if (!(error instanceof BadCsv)) throw error
    throw new ImportRejection(`${basename(path)}, line ${error.line}: ${error.message}.`)
  }
}

/** The most frequent delimiter in the header: a spreadsheet with decimal commas saves semicolons. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split('\n', 1)
  const count = (sign: string) => header.split(sign).length
  return [',', ';', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most))
}
async function* readText(path: string, onBytes: (count: number) => void, encoding?: Reading['encoding']) {
  const decoder = new TextDecoder(encoding ?? 'utf-8', { fatal: true })
  let held = ''
  let isFirst = true
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    if (isFirst && !encoding) refuseForeign(bytes, path)
    isFirst = false
    onBytes(bytes.length)
    const text = held + decode(decoder, bytes, path)
    held = text.endsWith('\r') ? '\r' : ''
    yield (held ? text.slice(0, -1) : text).replaceAll(/\r\n?/g, '\n')
  }
  decode(decoder, undefined, path)
  if (held) yield '\n'
}

/**
 * First bytes, as hex, of a workbook (a ZIP archive, or the older format) and of UTF-16 text, whose letters have a NUL next
 * to them.
 */
const workbooks = ['504b0304', 'd0cf11e0']
const utf16 = /^(fffe|feff|00|..00)/

/** Rejects files that spreadsheets save unless they are asked for CSV UTF-8. */
function refuseForeign(bytes: Buffer, path: string) {
  const start = bytes.subarray(0, 4).toString('hex')
  if (workbooks.includes(start))
    throw new ImportRejection(
      `${basename(path)} is a spreadsheet under the name of a text: open it and save it as CSV UTF-8.`,
    )
  if (utf16.test(start)) throw new ImportRejection(`${basename(path)} is UTF-16 text: save it as CSV UTF-8.`)
}

function decode(decoder: TextDecoder, bytes: Buffer | undefined, path: string): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined })
  } catch {
    throw new ImportRejection(
      decoder.encoding === 'utf-8'
        ? `${basename(path)} is not UTF-8 text but that of an older Windows or Mac: save it as CSV UTF-8.`
        : `${basename(path)} is not text in ${decoder.encoding.toUpperCase()}.`,
    )
  }
}
