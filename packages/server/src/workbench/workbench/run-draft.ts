import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { UploadedFile } from '@volute/domain/workbench/workbench'
import { workbenchLimits } from '@volute/domain/workbench/workbench'
import type { Shop } from '../../core/http/context.ts'
import type { Queryable, Transaction } from '../../core/db/index.ts'
import {
  type BadRow,
  copyMappedRows,
  emptyReport,
  type ImportReport,
  importInto,
  type LeftOut,
  openReadings,
  readAhead,
  restingTransaction,
  type Serving,
  type Sources,
  takeTurn,
  watchServing,
} from '../import/index.ts'
import { withWorkFolder } from '../../core/process/index.ts'
import { badRowsKey, uploadKey, type UploadRow, changeUpload, listUploaded } from './upload-store.ts'
import { composeDrawings } from './drawings/publish-drawings.ts'
import { noteProgress } from './publication-store.ts'

/** A draft's files on disk, in the form that the importer takes. */
export interface DraftRun {
  publicationId: number
  sources: Sources & { bytes: number }
  uploaded: UploadRow[]
  /** Separate folder, removed when the work ends. */
  folder: string
  /** Readings of these files. */
  readings: ReturnType<typeof openReadings>
  stop: AbortSignal | undefined
}

/** Copies the files of a draft to disk for the importer, reads them ahead, runs `work`, and cleans up. */
export async function withDraft<T>(
  shop: Shop,
  publicationId: number,
  work: (run: DraftRun) => Promise<T>,
  stop?: AbortSignal,
): Promise<T> {
  return withWorkFolder(async (folder) => {
    const uploaded = await listUploaded(shop.db, publicationId)
    const sources = await draftSources(shop, uploaded, { publicationId, folder, stop })
    const readings = openReadings({ workFolder: folder, stop })
    try {
      await readAhead(shop.db, shop.files, sources, { readings, stop })
      return await work({ publicationId, sources, uploaded, folder, readings, stop })
    } finally {
      readings.close()
    }
  })
}

/** Sources of a draft for the importer; files that could not be read are left out. */
async function draftSources(
  { files }: Shop,
  uploaded: readonly UploadRow[],
  { publicationId, folder, stop }: Pick<DraftRun, 'publicationId' | 'folder' | 'stop'>,
) {
  const laidOut = []
  await mkdir(join(folder, 'uploaded'))
  for (const file of uploaded.filter(
    ({ state, kind }) => state === 'READY' && (kind === 'TABLE' || kind === 'DOCUMENT'),
  )) {
    const path = join(folder, 'uploaded', String(file.id))
    const content = await files.getStream(uploadKey(file.publicationId, file.id))
    await pipeline(content, createWriteStream(path), { signal: stop })
    laidOut.push({ ...file, path })
  }
  return {
    bytes: laidOut.reduce((sum, { bytes }) => sum + bytes, 0),
    tables: laidOut.flatMap(({ id, name, path, bytes, reading, mappings }) =>
      mappings.map((mapping) => ({
        name: String(id),
        shownName: name,
        path,
        bytes,
        file: mapping.file,
        ...(reading && { mapped: { reading, mapping } }),
      })),
    ),
    drawings: [],
    compose: (db: Queryable) => composeDrawings({ db, files }, publicationId, join(folder, 'drawings')),
    documents: laidOut.filter(({ kind }) => kind === 'DOCUMENT').map(below('documents')),
  }
}

/** Shortens a path to the part below the folder of its kind: `drawings/AB/1-2.svg` is the drawing of AB/1-2. */
const below =
  (kind: string) =>
  ({ name, path, bytes }: { name: string; path: string; bytes: number }) => {
    const place = name.lastIndexOf(`${kind}/`)
    return { name: place < 0 ? basename(name) : name.slice(place + kind.length + 1), path, bytes }
  }

/** Options for importing a draft. */
interface Manner {
  /** True when others are served by another session, so that progress can be saved. */
  isBeside: boolean
  serving?: Serving
}

/** Imports a draft's files in a transaction, after waiting for its turn. */
export async function importDraft(
  shop: Shop,
  tx: Transaction,
  { publicationId, sources, folder, readings, stop }: DraftRun,
  { isBeside, serving }: Manner,
) {
  await takeTurn(tx)
  const report = emptyReport()
  const showProgress = isBeside ? progressOf(shop, publicationId, sources.bytes) : () => undefined
  const onBytes = (count: number) => {
    stop?.throwIfAborted()
    showProgress(count)
  }
  const resting = serving ? restingTransaction(tx, stop, serving.isServing) : tx
  const run = { report, workFolder: folder, stop, readings, onBytes }
  return { resting, report, ...(await importInto(resting, shop.files, sources, run)) }
}

/**
 * Runs `work` with a watch on whether people are being served. The embedded database gets none: it has one session, and
 * resting in it would make everyone wait.
 */
export async function besideReaders<T>(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  work: (serving: Serving | undefined) => Promise<T>,
): Promise<T> {
  if (!settings.databaseUrl) return work(undefined)
  const serving = watchServing(db)
  try {
    return await work(serving)
  } finally {
    serving.stop()
  }
}

/** Milliseconds between two saved progress values. */
const NOTED = 1_000

/** Returns a function that saves the progress. */
function progressOf(shop: Shop, publicationId: number, total: number) {
  let done = 0
  let noted = 0
  return (count: number) => {
    done += count
    if (performance.now() - noted < NOTED) return
    noted = performance.now()
    noteProgress(shop.db, publicationId, Math.min(1, done / Math.max(1, total))).catch(() => undefined)
  }
}

/** Records on each file which of its rows are left out, and saves those rows to be fixed. */
export async function keepBadRows(
  { files }: Pick<Shop, 'files'>,
  db: Queryable,
  { publicationId, uploaded, folder }: DraftRun,
  { report, leftOut }: { report: ImportReport; leftOut: LeftOut[] },
): Promise<void> {
  for (const { id, name } of uploaded) {
    const isOf = ({ file }: BadRow) =>
      file === String(id) || file === name || file.endsWith(`/${basename(name)}`)
    const problems = report.badRows.filter(isOf)
    const shown = problems
      .slice(0, workbenchLimits.shownProblems)
      .map((problem) => problemOf(problem, uploaded))
    const whole = report.leftOutWhole.filter(({ file }) => file === String(id))
    await changeUpload(db, id, {
      badRows: problems.length,
      problems: shown,
      goodRowsLeftOut: whole.reduce((sum, { goodRows }) => sum + goodRows, 0),
      groupsLeftOut: whole.flatMap(({ groups }) => groups).slice(0, workbenchLimits.shownGroups),
    })
    const key = badRowsKey(publicationId, id)
    await files.delete(key).catch(() => undefined)
    const ofFile = leftOut.filter(({ table }) => table.name === String(id))
    if (ofFile.length > 0) await putBadRows(files, key, ofFile, folder)
  }
}

/** Saves the left-out rows of one file, with its header. */
async function putBadRows(files: Shop['files'], key: string, ofFile: readonly LeftOut[], folder: string) {
  const [table] = ofFile.map((one) => one.table)
  if (!table?.mapped) return
  const lines = new Set(ofFile.flatMap((one) => [...one.lines]))
  const mappings = ofFile.flatMap((one) => one.table.mapped?.mapping ?? [])
  const out = join(folder, `${table.name}.bad.csv`)
  await copyMappedRows({ ...table, reading: table.mapped.reading, mappings, lines }, folder, out)
  await files.copyFromFs(out, key)
}

function problemOf(
  { line = 0, column = '', reason, cause }: BadRow,
  uploaded: readonly UploadRow[],
): UploadedFile['problems'][number] {
  const of = uploaded.find(({ id }) => String(id) === cause?.file)
  const place = cause && of && { cause: { fileId: of.id, name: of.name, line: cause.line } }
  return { line, column, reason, ...place }
}
