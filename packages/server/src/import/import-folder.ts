import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Shop } from '../context.ts'
import type { Transaction } from '../db/index.ts'
import type { FileStore } from '../files/index.ts'
import { importDrawings, type ReadyFile } from './drawings/import-drawings.ts'
import { importDocuments } from './import-documents.ts'
import { importKind } from './import-kind.ts'
import { kinds } from './kinds/index.ts'
import { type Folder, listFolder } from './list-folder.ts'
import { emptyReport, type ImportReport } from './report.ts'
import { type LeftOut, writeBadRows } from './write-bad-rows.ts'

export interface ImportOptions {
  dryRun?: boolean
  skipBad?: boolean
  /** Told as work goes on: bytes of the folder done and in all. */
  onProgress?: (done: number, total: number) => void
}

/** Any number that no other lock uses. */
const LOCK = 19460002

/** Ends the transaction without its changes. */
class Undo extends Error {}

/**
 * Imports a folder of the import format in one transaction: all of it, or nothing when any row is bad.
 * With `skipBad` the good rows are imported and the others are written beside them; with `dryRun` nothing is changed.
 */
export async function importFolder(
  shop: Pick<Shop, 'db' | 'files'>,
  path: string,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const folder = await listFolder(path)
  const report = { ...emptyReport(), notices: folder.notices }
  const workFolder = await mkdtemp(join(tmpdir(), 'volute-import-'))
  const leftOut: LeftOut[] = []
  try {
    await shop.db.transaction(async (tx) => {
      const ready = await importAll(tx, shop.files, folder, { report, workFolder, leftOut, ...options })
      if (options.dryRun || (report.badRows.length > 0 && !options.skipBad)) throw new Undo()
      for (const { key, path: source } of ready) await shop.files.copyFromFs(source, key)
      if (leftOut.length > 0) report.badRowsFolder = await writeBadRows(path, leftOut)
    })
    report.imported = true
  } catch (error) {
    if (!(error instanceof Undo)) throw error
  } finally {
    await rm(workFolder, { recursive: true, force: true })
  }
  return report
}

interface Run {
  report: ImportReport
  workFolder: string
  leftOut: LeftOut[]
  onProgress?: (done: number, total: number) => void
}

/** Answers the drawings and documents that are to be stored. */
async function importAll(
  tx: Transaction,
  files: FileStore,
  folder: Folder,
  { report, workFolder, leftOut, onProgress }: Run,
): Promise<ReadyFile[]> {
  let done = 0
  function onBytes(count: number) {
    done += count
    onProgress?.(done, folder.bytes)
  }
  // A second import waits for the first instead of meeting it half-way.
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  for (const kind of kinds) {
    const file = folder.tables.get(kind.file)
    if (!file) continue
    const lines = await importKind(tx, kind, file.path, report, onBytes)
    if (lines.size > 0) leftOut.push({ path: file.path, lines })
  }
  return [
    ...(await importDrawings(tx, files, folder.drawings, workFolder, { report, onBytes })),
    ...(await importDocuments(files, folder.documents, { report, onBytes })),
  ]
}
