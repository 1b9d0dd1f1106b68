import { mkdtemp, open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { FileRow, Reading } from '@volute/domain/workbench/workbench'
import { readCsv } from '../read-csv.ts'
import { ImportRejection } from '../report.ts'
import { readLines } from './row-lines.ts'
import { unpackWorkbook } from './unpack-workbook.ts'

/** A text or a workbook; its rows can be read any number of times. */
export interface OpenTable {
  path: string
  /** Sheets of a workbook; undefined for a text. */
  sheets: string[] | undefined
  /** Passes the rows to `onRows` in portions, each with the line on which it starts, counted from 1. */
  each(reading: Reading, onRows: (rows: FileRow[]) => Promise<void>): Promise<void>
}

/** Opens a table; a workbook is unpacked into the folder. Runs in the process that reads tables. */
export async function openTable(path: string, workFolder: string): Promise<OpenTable> {
  const sign = (await readStart(path, 4)).toString('hex')
  if (sign === 'd0cf11e0')
    throw new ImportRejection(
      `${basename(path)} is a workbook of an old Excel: save it as an Excel workbook (.xlsx).`,
    )
  if (sign !== '504b0304')
    return { path, sheets: undefined, each: (reading, onRows) => readCsv(path, onRows, undefined, reading) }
  const folder = await mkdtemp(join(workFolder, 'workbook-'))
  const sheets = await unpackWorkbook(path, folder)
  return {
    path,
    sheets,
    async each({ sheet }, onRows) {
      const place = sheet === null ? 0 : sheets.indexOf(sheet)
      if (place < 0) throw new ImportRejection(`${basename(path)} has no sheet ${sheet}.`)
      let line = 0
      await readLines(join(folder, `${place}.ndjson`), (rows) =>
        onRows((rows as FileRow['cells'][]).map((cells) => ({ line: ++line, cells }))),
      )
    },
  }
}

/** Reads the first bytes of a file. */
export async function readStart(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
