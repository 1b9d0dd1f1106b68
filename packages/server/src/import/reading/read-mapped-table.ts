import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStudy } from '@volute/domain/workbench'
import type { TableFile } from '../list-folder.ts'
import type { Run } from '../report.ts'
import { askTables } from './ask-tables.ts'
import { readLines } from './row-lines.ts'
import type { WrittenRow } from './write-mapped-rows.ts'

export type MappedTable = TableFile & Required<Pick<TableFile, 'mapped'>>

/**
 * Has a table read as it is mapped, all of it, into a file of the folder; what is returned hands its rows on from there, a portion
 * at a time.
 */
export async function readMappedTable(
  { path, name, bytes, mapped }: MappedTable,
  zeroed: FileStudy['zeroed'],
  { workFolder, stop }: Pick<Run, 'workFolder' | 'stop'>,
) {
  const folder = await mkdtemp(join(workFolder, 'table-'))
  const out = join(folder, 'rows.ndjson')
  await askTables<null>({ what: 'write', path, name, folder, ...mapped, zeroed, out }, stop)
  return (onRows: (rows: WrittenRow[]) => Promise<void>, onBytes: (count: number) => void) =>
    readLines(out, async (rows, share) => {
      await onRows(rows as WrittenRow[])
      onBytes(bytes * share)
    })
}
