import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { isFlatList, type Mapping, numberPlaces, type Reading } from '@volute/domain/workbench/workbench'
import Papa from 'papaparse'
import { findTops } from './find-tops.ts'
import type { OpenTable } from './open-table.ts'
import { readBelowHeader } from './read-mapped-rows.ts'

/**
 * Appends the header and the given rows of a table to a CSV file, in the table's own columns. For a flat list, copies each
 * row's whole top-level assembly. Runs in the process that reads tables.
 */
export async function copyRows(
  table: OpenTable,
  task: { reading: Reading; mappings: readonly Mapping[]; lines: ReadonlySet<number>; out: string },
): Promise<null> {
  const { reading, mappings, lines, out } = task
  const flat = mappings.find(({ columns }) => isFlatList(columns))
  const isLeft = flat ? await findTops(table, reading, flat, lines) : (line: number) => lines.has(line)
  const numbers = numberPlaces(mappings)
  const file = createWriteStream(out, { flags: 'a' })
  const write = async (cells: readonly string[]) => {
    if (!file.write(`${Papa.unparse([cells])}\n`)) await once(file, 'drain')
  }
  let headers: string[] | undefined
  await readBelowHeader(
    table,
    reading,
    ({ cells }) => {
      headers = cells.map(String)
    },
    async (rows) => {
      const left = rows.filter(({ line }) => isLeft(line))
      if (headers) await write(headers)
      headers = undefined
      for (const { cells } of left)
        await write(cells.map((cell, place) => written(cell, numbers.includes(place))))
    },
  )
  file.end()
  await once(file, 'close')
  return null

  function written(cell: string | number, isNumber: boolean): string {
    return typeof cell === 'number' && isNumber
      ? String(cell).replace('.', reading.decimalMark)
      : String(cell)
  }
}
