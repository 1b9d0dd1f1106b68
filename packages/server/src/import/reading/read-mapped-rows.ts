import { sql } from 'drizzle-orm'
import {
  type ColumnStudy,
  type FileRow,
  type FileStudy,
  type Mapping,
  type MappedRow,
  openMapper,
  openStudy,
  type Reading,
} from '@volute/domain/workbench'
import type { Queryable } from '../../db/index.ts'
import type { OpenTable } from './open-table.ts'

/** Columns of a file beyond these are left out. */
const MOST_COLUMNS = 1_000

const isFilled = ({ cells }: FileRow) => cells.some((cell) => String(cell).trim() !== '')

/** The rows below the heads that are not blank, a portion at a time; the heads come first, apart. */
export async function readBelowHeads(
  table: OpenTable,
  reading: Reading,
  onHeads: (heads: FileRow) => void,
  onRows: (rows: FileRow[]) => Promise<void>,
  onBytes?: (count: number) => void,
): Promise<void> {
  let above = reading.headRow
  let hasHeads = false
  await table.each(
    reading,
    async (rows) => {
      const rest = rows.slice(above)
      above = Math.max(0, above - rows.length)
      const [first] = rest
      if (!hasHeads && first) {
        onHeads({ ...first, cells: first.cells.slice(0, MOST_COLUMNS) })
        hasHeads = true
        rest.shift()
      }
      await onRows(rest.filter(isFilled))
    },
    onBytes,
  )
}

/** What the whole of a file tells: its heads, and what stands in each of its columns. */
export async function studyFile(
  table: OpenTable,
  reading: Reading,
  db: Queryable | undefined,
): Promise<FileStudy & { names: string[] }> {
  let names: string[] = []
  const studies: ReturnType<typeof openStudy>[] = []
  await readBelowHeads(
    table,
    reading,
    ({ cells }) => {
      names = cells.map((cell) => String(cell).trim())
      studies.push(...names.map(() => openStudy()))
    },
    async (rows) => {
      for (const { cells } of rows)
        for (const [place, study] of studies.entries()) study.add(cells[place] ?? '')
    },
  )
  const columns = new Map<number, ColumnStudy>(studies.map((study, place) => [place, study.close()]))
  return { names, heads: names.length, columns, zeroed: db ? await findZeroed(db) : new Map() }
}

/** Part numbers that the catalogue only knows with zeros before them: `4711` is 004711. */
async function findZeroed(db: Queryable): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ bare: string; number: string }>(sql`
    select bare, min(part_number) as number
    from (select ltrim(part_number, '0') as bare, part_number from parts where part_number ~ '^0+[1-9][0-9]*$') zeroed
    where not exists (select from parts known where known.part_number = bare)
    group by bare having count(*) = 1`)
  return new Map(rows.map(({ bare, number }) => [bare, number]))
}

/** Reads a table as it is mapped: rows under the columns of the import format, a portion at a time. */
export async function readMappedRows(
  table: OpenTable,
  { reading, mapping, study }: { reading: Reading; mapping: Mapping; study: FileStudy },
  onRows: (rows: MappedRow[]) => Promise<void>,
  onBytes?: (count: number) => void,
): Promise<void> {
  const mapper = openMapper(mapping, reading, study)
  await readBelowHeads(
    table,
    reading,
    () => {},
    (rows) => onRows(rows.flatMap((row) => mapper.read(row) ?? [])),
    onBytes,
  )
}
