import { type Cell, type Reading, TITLE_ROWS } from '@volute/domain/workbench/workbench'
import type { OpenTable } from './open-table.ts'
import { shownCell } from './read-mapped-rows.ts'

/** Thrown once enough has been read. */
class Enough extends Error {}

/** The first rows of a table, among which its heads are. */
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

/** The heads of a table by each reading; none where it cannot be read so. */
export async function readHeads(table: OpenTable, readings: readonly Reading[]): Promise<string[][]> {
  const heads: string[][] = []
  for (const reading of readings) {
    const rows = await readFirstRows(table, reading).catch(() => [])
    heads.push((rows[reading.headRow] ?? []).map((cell) => shownCell(cell).trim()))
  }
  return heads
}
