import type { Cell } from '@volute/domain/core/table'
import { type Reading, TITLE_ROWS } from '@volute/domain/workbench/workbench'
import type { OpenTable } from './open-table.ts'
import { shownCell } from './read-mapped-rows.ts'

/** Thrown to stop once enough rows are read. */
class Enough extends Error {}

/** Reads the first rows of a table; they include the header row. */
export async function readFirstRows(table: OpenTable, reading: Reading): Promise<(readonly Cell[])[]> {
  const first: (readonly Cell[])[] = []
  await table
    .each(reading, async (rows) => {
      first.push(...rows.slice(0, TITLE_ROWS).map(({ cells }) => cells))
      if (first.length >= TITLE_ROWS) throw new Enough()
    })
    .catch((error) => {
      if (!(error instanceof Enough)) throw error
    })
  return first
}

/** Reads the header of a table with each reading; empty if it cannot be read that way. */
export async function readHeaders(table: OpenTable, readings: readonly Reading[]): Promise<string[][]> {
  const headers: string[][] = []
  for (const reading of readings) {
    const rows = await readFirstRows(table, reading).catch(() => [])
    headers.push((rows[reading.headRow] ?? []).map((cell) => shownCell(cell).trim()))
  }
  return headers
}
