import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mapping, Reading } from '@volute/domain/workbench/workbench'
import { askTables } from './ask-tables.ts'

/** Appends the given rows of a mapped table, with its header, to a CSV file. */
export async function copyMappedRows(
  table: {
    path: string
    name: string
    reading: Reading
    mappings: readonly Mapping[]
    lines: ReadonlySet<number>
  },
  workFolder: string,
  out: string,
): Promise<void> {
  const { path, name, reading, mappings, lines } = table
  const folder = await mkdtemp(join(workFolder, 'copied-'))
  await askTables<null>({ what: 'copy', path, name, folder, reading, mappings, lines, out })
}
