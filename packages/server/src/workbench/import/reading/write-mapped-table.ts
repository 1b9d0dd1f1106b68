import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStudy } from '@volute/domain/workbench/workbench'
import type { TableFile } from '../list-folder.ts'
import { askTables } from './ask-tables.ts'

export type MappedTable = TableFile & Required<Pick<TableFile, 'mapped'>>

/** Reads a whole mapped table and returns the path of a file with its rows, in a subfolder of the work folder. */
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
