import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStudy } from '@volute/domain/workbench/workbench'
import type { TableFile } from '../list-folder.ts'
import { askTables } from './ask-tables.ts'

export type MappedTable = TableFile & Required<Pick<TableFile, 'mapped'>>

/** Has a table read as it is mapped, all of it, and returns the file of its rows, which lies in a folder of the work folder. */
export async function writeMappedTable(
  { path, name, mapped }: MappedTable,
  zeroed: FileStudy['zeroed'],
  { workFolder, stop }: { workFolder: string; stop: AbortSignal | undefined },
): Promise<string> {
  const folder = await mkdtemp(join(workFolder, 'table-'))
  const out = join(folder, 'rows.ndjson')
  await askTables<null>({ what: 'write', path, name, folder, ...mapped, zeroed, out }, stop)
  return out
}
