import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import type { Reading } from '@volute/domain/workbench'
import Papa from 'papaparse'
import { ImportRefusal } from './report.ts'

export interface CsvRow {
  /** The line on which the row starts; the header is line 1. */
  line: number
  cells: string[]
}

/** Portions of a file in which a row may not have ended. */
const LONGEST_ROW = 64

/**
 * Streams a CSV file (with or without BOM, any line ends) to `onRows`, which is awaited before more is read. Where nobody says how
 * it is read, it is UTF-8 with its cells between commas, semicolons or tabs.
 */
export function readCsv(
  path: string,
  onRows: (rows: CsvRow[]) => Promise<void>,
  onBytes: (count: number) => void = () => {},
  reading?: Pick<Reading, 'encoding' | 'separator'>,
): Promise<void> {
  const source = Readable.from(readText(path, onBytes, reading?.encoding))
  let line = 1
  let portionsOfRow = 0
  return new Promise((resolve, reject) => {
    function fail(error: Error) {
      source.destroy()
      reject(error)
    }
    Papa.parse<string[]>(source, {
      delimiter: reading?.separator ?? delimiterOf,
      newline: '\n',
      chunk(results, parser) {
        const rows = results.data.map((cells) => {
          const row = { line, cells }
          line += 1 + cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
          return row
        })
        const [error] = results.errors
        portionsOfRow = rows.length > 0 ? 0 : portionsOfRow + 1
        if (portionsOfRow > LONGEST_ROW) return fail(brokenQuotes(path, line))
        if (error) return fail(brokenQuotes(path, rows[error.row ?? 0]?.line ?? line))
        // A paused parser still queues what arrives, so the source is paused as well.
        source.pause()
        parser.pause()
        function goOn() {
          parser.resume()
          source.resume()
        }
        onRows(rows).then(goOn, fail)
      },
      complete: () => resolve(),
      error: fail,
    })
  })
}

/** The delimiter that is most frequent in the header: a spreadsheet with decimal commas saves semicolons. */
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

/** How a workbook starts (a ZIP archive, or an older one) and a text of UTF-16; its letters have a NUL beside them. */
const workbooks = ['504b0304', 'd0cf11e0']
const utf16 = /^(fffe|feff|00|..00)/

/** What spreadsheets save when they are not asked for CSV UTF-8. */
function refuseForeign(bytes: Buffer, path: string) {
  const start = bytes.subarray(0, 4).toString('hex')
  if (workbooks.includes(start))
    throw new ImportRefusal(
      `${basename(path)} is a spreadsheet under the name of a text: open it and save it as CSV UTF-8.`,
    )
  if (utf16.test(start)) throw new ImportRefusal(`${basename(path)} is UTF-16 text: save it as CSV UTF-8.`)
}

function decode(decoder: TextDecoder, bytes: Buffer | undefined, path: string): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined })
  } catch {
    throw new ImportRefusal(
      decoder.encoding === 'utf-8'
        ? `${basename(path)} is not UTF-8 text but that of an older Windows or Mac: save it as CSV UTF-8.`
        : `${basename(path)} is not text in ${decoder.encoding.toUpperCase()}.`,
    )
  }
}

const brokenQuotes = (path: string, line: number) =>
  new ImportRefusal(
    `${basename(path)}, line ${line}: a quotation mark is not closed or not doubled, so the rest of the file cannot be read.`,
  )
