import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Shop } from '../context.ts'
import type { Transaction } from '../db/index.ts'
import type { FileStore } from '../files/index.ts'
import { importDrawings } from './drawings/import-drawings.ts'
import { importKind } from './import-kind.ts'
import { stoppableTransaction, takeTurn } from './import-transaction.ts'
import { type InvitedTo } from '../registration/index.ts'
import { inviteNew } from './invite-new.ts'
import { noteImport } from './imports-store.ts'
import { joinBy } from './join-by.ts'
import { kinds } from './kinds/index.ts'
import { type Folder, listFolder } from './list-folder.ts'
import { emptyReport, type ImportReport, type Run } from './report.ts'
import { restingTransaction } from './resting-transaction.ts'
import { importDocuments, type ReadyFile, storeFiles } from './store-files.ts'
import { type LeftOut, writeBadRows } from './write-bad-rows.ts'

export interface ImportOptions {
  dryRun?: boolean
  skipBad?: boolean
  /** Mails those whom the import adds a temporary password for the shop at this address. */
  inviteTo?: InvitedTo | undefined
  /** Leaves most of the machine to those who use the shop meanwhile, and takes that much longer. */
  rests?: boolean
  /** Called with progress: bytes of the folder done, and in all. */
  onProgress?: (done: number, total: number) => void
  /** Called with a sentence when another import has to end first. */
  onWait?: (sentence: string) => void
  /** Stops the import, which then changes nothing. */
  stop?: AbortSignal
}

/** Thrown to roll the transaction back. */
class RollBack extends Error {}

/**
 * Imports a folder of the import format in one transaction: all of it, or nothing when any row is bad.
 * With `skipBad` the good rows are imported and the others are written beside them; with `dryRun` nothing is changed. How
 * it ended is noted, unless it is a dry run.
 */
export async function importFolder(
  shop: Pick<Shop, 'db' | 'files'>,
  path: string,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const began = performance.now()
  const report = emptyReport()
  try {
    await importListed(shop, path, await listFolder(path), report, options)
  } finally {
    const seconds = (performance.now() - began) / 1_000
    // What the import did stands, whether or not it can be noted.
    if (!options.dryRun) await noteImport(shop.db, { ...report, seconds }).catch(() => undefined)
  }
  return report
}

async function importListed(
  shop: Pick<Shop, 'db' | 'files'>,
  path: string,
  folder: Folder,
  report: ImportReport,
  options: ImportOptions,
) {
  const { dryRun, skipBad, inviteTo, rests, stop, onWait } = options
  report.notices.push(...folder.notices)
  report.rows = folder.drawings.length + folder.documents.length
  const workFolder = await mkdtemp(join(tmpdir(), 'shop-import-'))
  const run = { report, workFolder, stop, onBytes: countBytes(folder, options) }
  try {
    await stoppableTransaction(shop.db, stop, async (tx, settle) => {
      await takeTurn(tx, onWait)
      const { ready, leftOut } = await importAll(
        rests ? restingTransaction(tx, stop) : tx,
        shop.files,
        folder,
        run,
      )
      if (dryRun || (report.badRows.length > 0 && !skipBad)) throw new RollBack()
      if (inviteTo !== undefined) report.invited = await inviteNew(tx, inviteTo, stop)
      if (leftOut.length > 0) report.badRowsFolder = await writeBadRows(path, leftOut)
      // Before the commit, so that committed rows have their files. A file whose rows were rolled back is found by its hash.
      await storeFiles(shop.files, ready, { stop, settle })
    })
    report.imported = true
  } catch (error) {
    if (!(error instanceof RollBack)) throw error
  } finally {
    await rm(workFolder, { recursive: true, force: true })
  }
}

function countBytes(folder: Folder, { stop, onProgress }: ImportOptions) {
  let done = 0
  return (count: number) => {
    stop?.throwIfAborted()
    done += count
    onProgress?.(done, folder.bytes)
  }
}

/** Returns the drawings and documents to store, and the rows left out. */
async function importAll(
  tx: Transaction,
  files: FileStore,
  folder: Folder,
  run: Run,
): Promise<{ ready: ReadyFile[]; leftOut: LeftOut[] }> {
  await joinBy(tx, 'hash')
  const leftOut: LeftOut[] = []
  for (const kind of kinds) {
    const file = folder.tables.get(kind.file)
    if (!file) continue
    const lines = await importKind(tx, kind, file.path, run)
    if (lines.size > 0) leftOut.push({ path: file.path, lines })
  }
  const ready = [
    ...(await importDrawings(tx, files, folder.drawings, run)),
    ...(await importDocuments(files, folder.documents, run)),
  ]
  return { ready, leftOut }
}
