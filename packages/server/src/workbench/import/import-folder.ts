import { basename, resolve } from 'node:path'
import type { ImportMap } from '@volute/domain/workbench/workbench'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../core/db/index.ts'
import type { Shop } from '../../core/http/context.ts'
import { withWorkFolder } from '../../core/process/index.ts'
import { beginPublication, endPublication } from './capture/note-publication.ts'
import { importInto } from './import-into.ts'
import { stoppableTransaction, takeTurn } from './import-transaction.ts'
import { type InvitedTo, mailFirstPasswords } from '../../people/registration/index.ts'
import { noteImport } from './imports-store.ts'
import { type Folder, listFolder } from './list-folder.ts'
import { findMapped } from './reading/find-mapped.ts'
import { openSources } from './reading/open-sources.ts'
import { openReadings } from './open-readings.ts'
import { readAhead } from './read-ahead.ts'
import { emptyReport, type ImportReport } from './report.ts'
import { restingTransaction } from './resting-transaction.ts'
import { storeFiles } from './store-files.ts'
import { watchServing } from './watch-serving.ts'
import { writeBadRows } from './write-bad-rows.ts'

export interface ImportOptions {
  dryRun?: boolean
  skipBad?: boolean
  /** Readings of files that are not in the import format. */
  map?: ImportMap
  /** Mails a temporary password for the shop at this address to each user that the import adds. */
  inviteTo?: InvitedTo | undefined
  /** Leaves most of the machine to people who use the shop meanwhile; the import takes longer while somebody does. */
  rests?: boolean
  /** Called with progress: bytes of the folder done, and in total. */
  onProgress?: (done: number, total: number) => void
  /** Called with a sentence if another import has to finish first. */
  onWait?: (sentence: string) => void
  /** Stops the import, which then changes nothing. */
  stop?: AbortSignal
}

/** Thrown to roll the transaction back. */
class RollBack extends Error {}

/**
 * Imports a folder, a ZIP of one, or a single table in one transaction: everything, or nothing if any row is bad. With
 * `skipBad`, imports the good rows and writes the others to a new folder beside the imported files; with `dryRun`, changes
 * nothing. Records the outcome unless it is a dry run.
 */
export async function importFolder(
  shop: Pick<Shop, 'db' | 'files'>,
  path: string,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const began = performance.now()
  const report = emptyReport()
  try {
    await withWorkFolder((workFolder) => importListed(shop, path, workFolder, report, options))
  } finally {
    const seconds = (performance.now() - began) / 1_000
    // The import is valid even if it cannot be recorded.
    if (!options.dryRun) await noteImport(shop.db, { ...report, seconds }).catch(() => undefined)
  }
  return report
}

async function importListed(
  shop: Pick<Shop, 'db' | 'files'>,
  path: string,
  workFolder: string,
  report: ImportReport,
  options: ImportOptions,
) {
  const { dryRun, skipBad, inviteTo, rests, stop, onWait, map = [] } = options
  const sources = await openSources(path, workFolder)
  const folder = await listFolder(sources.folder, await findMapped(sources.folder, map, workFolder))
  report.notices.push(...sources.notices, ...folder.notices)
  report.rows = folder.drawings.length + folder.documents.length
  const readings = openReadings({ workFolder, stop })
  const run = { report, workFolder, stop, readings, onBytes: countBytes(folder, options) }
  const serving = rests ? watchServing(shop.db) : undefined
  try {
    await readAhead(shop.db, shop.files, folder, run)
    await stoppableTransaction(shop.db, stop, async (tx, settle) => {
      await takeTurn(tx, onWait)
      const working = serving ? restingTransaction(tx, stop, serving.isServing) : tx
      const publicationId = dryRun ? undefined : await beginPublication(working, basename(resolve(path)))
      const { ready, leftOut } = await importInto(working, shop.files, folder, run)
      if (dryRun || (report.badRows.length > 0 && !skipBad)) throw new RollBack()
      if (inviteTo !== undefined) report.invited = await inviteNew(tx, inviteTo, stop)
      if (leftOut.length > 0) report.badRowsFolder = await writeBadRows(sources.home, workFolder, leftOut)
      if (publicationId) await endPublication(working, shop.files, publicationId)
      // Check deferred constraints now, while the import can still be cancelled.
      await tx.execute(sql`set constraints all immediate`)
      // Store the files before the commit, so that committed rows have their files. A file whose rows are rolled back is
      // detected by its hash.
      await storeFiles(shop.files, ready, { stop, settle })
    })
    report.imported = true
  } catch (error) {
    if (!(error instanceof RollBack)) throw error
  } finally {
    serving?.stop()
    readings.close()
  }
}

/** Mails a temporary password to each user created by this transaction, and returns their number. */
async function inviteNew(
  tx: Transaction,
  invitedTo: InvitedTo,
  stop: AbortSignal | undefined,
): Promise<number> {
  const { rows } = await tx.execute<{ userId: number; email: string }>(sql`
    select id as "userId", email from users where created_utc = now() and state = 'ENABLED' order by id`)
  await mailFirstPasswords(tx, rows, { invitedTo, now: new Date(), stop })
  return rows.length
}

function countBytes(folder: Folder, { stop, onProgress }: ImportOptions) {
  let done = 0
  return (count: number) => {
    stop?.throwIfAborted()
    done += count
    onProgress?.(done, folder.bytes)
  }
}
