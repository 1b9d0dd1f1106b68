import { startOf } from '@volute/domain/core/kernel'
import { type ColumnStudy, openStudy } from '@volute/domain/core/table'
import {
  type FileRow,
  type FileStudy,
  type Mapping,
  type MappedRow,
  openMapper,
  type Reading,
  workbenchLimits,
} from '@volute/domain/workbench/workbench'
import type { OpenTable } from './open-table.ts'

const isFilled = ({ cells }: FileRow) => cells.some((cell) => String(cell).trim() !== '')

/** Reads the non-blank rows below the header row in portions; the header row comes first, in a separate call. */
export async function readBelowHeader(
  table: OpenTable,
  reading: Reading,
  onHeader: (headers: FileRow) => void,
  onRows: (rows: FileRow[]) => Promise<void>,
): Promise<void> {
  let above = reading.headRow
  let hasHeader = false
  await table.each(reading, async (rows) => {
    const rest = rows.slice(above)
    above = Math.max(0, above - rows.length)
    const [first] = rest
    if (!hasHeader && first) {
      onHeader(first)
      hasHeader = true
      rest.shift()
    }
    await onRows(rest.filter(isFilled))
  })
}

/** Studies a whole file: its header, and the content of each column. */
export async function studyFile(
  table: OpenTable,
  reading: Reading,
  zeroed: FileStudy['zeroed'],
): Promise<FileStudy & { names: string[] }> {
  let names: string[] = []
  const studies: ReturnType<typeof openStudy>[] = []
  await readBelowHeader(
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
  return { names, headers: names.length, columns, zeroed }
}

/** Text of a cell as shown to a person, shortened. */
export const shownCell = (cell: string | number) => startOf(String(cell), workbenchLimits.shownCell)

/** Reads a table with its mapping: rows in the columns of the import format, in portions. */
export async function mapRows(
  table: OpenTable,
  { reading, mapping, study }: { reading: Reading; mapping: Mapping; study: FileStudy },
  onRows: (rows: MappedRow[]) => Promise<void>,
): Promise<void> {
  const mapper = openMapper(mapping, reading, study)
  await readBelowHeader(
    table,
    reading,
    () => {},
    (rows) => onRows(rows.flatMap((row) => mapper.read(row) ?? [])),
  )
}
