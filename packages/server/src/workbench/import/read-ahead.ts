import type { Queryable } from '../../core/db/index.ts'
import type { FileStore } from '../../core/files/index.ts'
import { isRead } from './documents/import-pages.ts'
import { cleanAhead } from './drawings/import-drawings.ts'
import { ImportStopped } from './import-transaction.ts'
import type { Sources } from './list-folder.ts'
import { findZeroed } from './reading/find-zeroed.ts'
import type { Run } from './run.ts'

/**
 * Reads tables, drawings and documents before the import's transaction starts: inside it, slow reads would hold its session,
 * its turn and its locks. Results that depend on changes by the transaction itself are read again.
 */
export async function readAhead(
  db: Queryable,
  files: FileStore,
  { tables, drawings, compose, documents }: Sources,
  { readings, stop }: Pick<Run, 'readings' | 'stop'>,
): Promise<void> {
  try {
    const zeroed = await findZeroed(db)
    for (const { mapped, ...table } of tables) if (mapped) await readings.rows({ ...table, mapped }, zeroed)
    await cleanAhead(db, files, [...drawings, ...((await compose?.(db)) ?? [])], readings)
    for (const { name, path } of documents)
      if (!(await isRead(db, name, await readings.hash(path)))) await readings.pages(path)
  } catch (error) {
    throw stop?.aborted ? new ImportStopped() : error
  }
}
