import {
  type FileStudy,
  type Mapping,
  type MappedRow,
  type Reading,
  workbenchLimits,
} from '@volute/domain/workbench/workbench'
import type { OpenTable } from './open-table.ts'
import { mapRows, studyFile } from './read-mapped-rows.ts'
import { writeLines } from './row-lines.ts'

/** A mapped row in the form that the import takes. */
export type WrittenRow = Pick<MappedRow, 'line' | 'cells' | 'problems'>

/** Writes the mapped rows of a table for the import. Runs in the process that reads tables. */
export async function writeMappedRows(
  table: OpenTable,
  task: { name: string; reading: Reading; mapping: Mapping; zeroed: FileStudy['zeroed']; out: string },
): Promise<null> {
  const { name, reading, mapping, zeroed, out } = task
  const study = await studyFile(table, reading, zeroed)
  await writeLines({ path: out, name, most: workbenchLimits.fileBytes }, (write) =>
    mapRows(table, { reading, mapping, study }, async (rows) => {
      for (const { line, cells, problems } of rows)
        await write({ line, cells, problems } satisfies WrittenRow)
    }),
  )
  return null
}
