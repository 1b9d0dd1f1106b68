import { createReadStream } from 'node:fs'
import { mkdtemp, open, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { FileRow, Reading } from '@volute/domain/workbench'
import { type Most, openProcess } from '../../process/index.ts'
import { readCsv } from '../read-csv.ts'
import { ImportRefusal } from '../report.ts'
import type { Sheets, ToUnpack } from './sheets-process.ts'

/** Far more than a workbook of 50,000 rows needs. */
const MOST: Most = { seconds: 120, megabytes: 1024 }

/** Rows of a workbook that are handed on at once. */
const PORTION = 1_000

/** A text or a workbook, whose rows can be read as often as wanted. */
export interface OpenTable {
  /** Of a workbook; undefined for a text. */
  sheets: string[] | undefined
  /** Hands the rows on, a portion at a time, each with the line on which it starts, counted from 1. */
  each(
    reading: Reading,
    onRows: (rows: FileRow[]) => Promise<void>,
    onBytes?: (count: number) => void,
  ): Promise<void>
}

/** Opens a table for reading; a workbook is unpacked into the folder, by a process of its own. */
export async function openTable(path: string, workFolder: string, most = MOST): Promise<OpenTable> {
  const start = await readStart(path, 4)
  const sign = start.toString('hex')
  if (sign === 'd0cf11e0')
    throw new ImportRefusal(
      `${basename(path)} is a workbook of an old Excel: save it as an Excel workbook (.xlsx).`,
    )
  if (sign !== '504b0304')
    return {
      sheets: undefined,
      each: (reading, onRows, onBytes) => readCsv(path, onRows, onBytes, reading),
    }
  const folder = await mkdtemp(join(workFolder, 'workbook-'))
  const sheets = await unpackSheets(path, folder, most)
  return {
    sheets,
    async each({ sheet }, onRows, onBytes) {
      const place = sheet === null ? 0 : sheets.indexOf(sheet)
      if (place < 0) throw new ImportRefusal(`${basename(path)} has no sheet ${sheet}.`)
      await readSheet(join(folder, `${place}.ndjson`), onRows)
      onBytes?.((await stat(path)).size)
    },
  }
}

/** The first bytes of a file. */
export async function readStart(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function unpackSheets(path: string, folder: string, most: Most): Promise<string[]> {
  const program = new URL('./sheets-process.ts', import.meta.url)
  const { ask, close } = openProcess<ToUnpack, Sheets>(program, most, (excess) => `it ${excess}`)
  try {
    const answer = await ask({ path, folder })
    if ('problem' in answer) throw new ImportRefusal(`${basename(path)}: ${answer.problem}.`)
    return answer.sheets
  } finally {
    close()
  }
}

async function readSheet(path: string, onRows: (rows: FileRow[]) => Promise<void>) {
  let line = 0
  let rows: FileRow[] = []
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    line++
    rows.push({ line, cells: JSON.parse(text) as FileRow['cells'] })
    if (rows.length < PORTION) continue
    await onRows(rows)
    rows = []
  }
  if (rows.length > 0) await onRows(rows)
}
