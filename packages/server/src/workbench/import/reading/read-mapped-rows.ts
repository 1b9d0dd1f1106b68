import { startOf } from '@volute/domain/core/kernel'
import {
  type ColumnStudy,
  type FileRow,
  type FileStudy,
  type Mapping,
  type MappedRow,
  openMapper,
  openStudy,
  type Reading,
  workbenchLimits,
} from '@volute/domain/workbench/workbench'
import type { OpenTable } from './open-table.ts'

const isFilled = ({ cells }: FileRow) => cells.some((cell) => String(cell).trim() !== '')

/** The rows below the heads that are not blank, a portion at a time; the heads come first, apart. */
export async function readBelowHeads(
  table: OpenTable,
  reading: Reading,
  onHeads: (heads: FileRow) => void,
  onRows: (rows: FileRow[]) => Promise<void>,
): Promise<void> {
  let above = reading.headRow
  let hasHeads = false
  await table.each(reading, async (rows) => {
    const rest = rows.slice(above)
    above = Math.max(0, above - rows.length)
    const [first] = rest
    if (!hasHeads && first) {
      onHeads(first)
      hasHeads = true
      rest.shift()
    }
    await onRows(rest.filter(isFilled))
  })
}

/** Facts about a whole file: its heads, and what stands in each of its columns. */
export async function studyFile(
  table: OpenTable,
  reading: Reading,
  zeroed: FileStudy['zeroed'],
): Promise<FileStudy & { names: string[] }> {
  let names: string[] = []
  const studies: ReturnType<typeof openStudy>[] = []
  await readBelowHeads(
    table,
    reading,
    ({ cells }) => {
      names = cells.map((cell) => shownCell(cell).trim())
      studies.push(...names.map(() => openStudy()))
    },
    async (rows) => {
      for (const { cells } of rows)
        for (const [place, study] of studies.entries()) study.add(cells[place] ?? '')
    },
  )
  const columns = new Map<number, ColumnStudy>(studies.map((study, place) => [place, study.close()]))
  return { names, heads: names.length, columns, zeroed }
}

/** A cell as it is shown to a person. */
export const shownCell = (cell: string | number) => startOf(String(cell), workbenchLimits.shownCell)

/** Reads a table as it is mapped: rows under the columns of the import format, a portion at a time. */
export async function mapRows(
  table: OpenTable,
  { reading, mapping, study }: { reading: Reading; mapping: Mapping; study: FileStudy },
  onRows: (rows: MappedRow[]) => Promise<void>,
): Promise<void> {
  const mapper = openMapper(mapping, reading, study)
  await readBelowHeads(
    table,
    reading,
    () => {},
    (rows) => onRows(rows.flatMap((row) => mapper.read(row) ?? [])),
  )
}
