import { basename, join } from 'node:path'
import { limits } from '@volute/domain/core/kernel'
import { tableMessages } from '@volute/domain/core/table'
import { workbenchLimits } from '@volute/domain/workbench/workbench'
import { readWorkbook, type Sheet } from '../../../core/workbook/index.ts'
import { ImportRejection } from '../report.ts'
import { writeLines } from './row-lines.ts'

/** Writes the rows of a workbook's sheets to `0.ndjson`, `1.ndjson` and so on, and returns the sheet names. */
export async function unpackWorkbook(path: string, folder: string): Promise<string[]> {
  const sheets = await readWorkbook(path).catch((error: Error) => {
    throw new ImportRejection(`${basename(path)}: it cannot be read (${error.message}).`)
  })
  let room: number = workbenchLimits.fileBytes
  for (const [place, { rows }] of sheets.entries())
    room -= await writeRows(basename(path), rows, join(folder, `${place}.ndjson`), room)
  return sheets.map(({ name }) => name)
}

/** Writes the rows of one sheet and returns the bytes written. */
function writeRows(name: string, rows: Sheet['rows'], path: string, room: number) {
  return writeLines({ path, name, most: room }, async (write) => {
    for (const [index, cells] of rows.entries()) {
      const problem = problemOf(cells)
      if (problem !== null) throw new ImportRejection(`${name}, line ${index + 1}: ${problem}.`)
      await write(cells.slice(0, limits.tableColumns))
    }
  })
}

/** Reason why a row cannot be read. Only filled cells count, since a sheet may be formatted far beyond its last column. */
function problemOf(cells: readonly (string | number)[]): string | null {
  if (cells.findLastIndex((cell) => cell !== '') >= limits.tableColumns) return tableMessages.tooManyColumns
  const isTooLong = cells.some((cell) => typeof cell === 'string' && cell.length > limits.tableCell)
  return isTooLong ? tableMessages.cellTooLong : null
}
