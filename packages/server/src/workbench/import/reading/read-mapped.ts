import type { FileStudy, Mapping, Reading } from '@volute/domain/workbench/workbench'
import type { Queryable } from '../../../core/db/index.ts'
import { withWorkFolder } from '../../../core/process/index.ts'
import { askTables } from './ask-tables.ts'
import { findZeroed } from './find-zeroed.ts'
import type { Mapped } from './map-table.ts'

/**
 * Reads a whole file with the reading and mappings that a person chose; throws an `ImportRejection` with the reason if it
 * cannot be read so.
 */
export async function readMapped(
  { path, name }: { path: string; name: string },
  reading: Reading,
  mappings: readonly Mapping[],
  { db }: { db?: Queryable } = {},
): Promise<Mapped> {
  const zeroed: FileStudy['zeroed'] = db ? await findZeroed(db) : new Map()
  return withWorkFolder((folder) =>
    askTables<Mapped>({ what: 'map', path, name, folder, reading, mappings, zeroed }),
  )
}
