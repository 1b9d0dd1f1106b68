import { createWriteStream } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { cleanFileName, date } from '@volute/domain/core/kernel'
import {
  type UploadedFile,
  formatOf,
  type Mapping,
  type Reading,
  workbenchLimits,
  workbenchMessages,
} from '@volute/domain/workbench/workbench'
import { z } from 'zod/mini'
import type { Shop } from '../../core/http/context.ts'
import { isDatabaseGone } from '../../core/db/index.ts'
import { ImportRejection, type LeftOutFile, readMapped, recogniseFile, unpackZip } from '../import/index.ts'
import { withWorkFolder } from '../../core/process/index.ts'
import { defineJob } from '../../core/queue/index.ts'
import {
  uploadKey,
  type UploadRow,
  changeUpload,
  deleteUpload,
  deleteNamesakes,
  findUpload,
  findColumnMap,
  insertUpload,
  type NewUpload,
} from './upload-store.ts'
import { addDrawings } from './drawings/add-drawings.ts'
import { forgetUpload } from './forget-upload.ts'

/** File data that becomes known by reading it. */
export type ReadUpload = Partial<NewUpload>

export const readFileJob = defineJob({
  name: 'read-file',
  payload: z.object({ publicationId: z.number(), fileId: z.number() }),
  retryLimit: 5,
  retryDelayMax: 60,
  workers: 1,
  batch: 1,
  seconds: 3_600,
  work: (shop, { publicationId, fileId }) => readFile(shop, publicationId, fileId),
  giveUp: (shop, { publicationId, fileId }) => giveUpFile(shop, publicationId, fileId),
})

/** Reads an uploaded file; a ZIP is replaced by the files that it holds (BRING-31). */
export async function readFile(shop: Shop, publicationId: number, fileId: number): Promise<void> {
  const file = await findUpload(shop.db, publicationId, fileId)
  if (file?.state !== 'READING') return
  try {
    if (/\.zip$/i.test(file.name)) await unpack(shop, file)
    else await changeUpload(shop.db, fileId, await readOrAdd(shop, file))
  } catch (error) {
    if (isDatabaseGone(error)) throw error
    if (!(error instanceof ImportRejection)) shop.log.warn({ err: error, fileId }, 'a file could not be read')
    const problem = error instanceof ImportRejection ? error.message : workbenchMessages.failed
    await changeUpload(shop.db, fileId, { state: 'FAILED', problem })
  }
}

/** Fails a file that has killed the process twice (BRING-57). */
async function giveUpFile(shop: Shop, publicationId: number, fileId: number): Promise<void> {
  const file = await findUpload(shop.db, publicationId, fileId)
  if (file?.state === 'READING')
    await changeUpload(shop.db, fileId, { state: 'FAILED', problem: workbenchMessages.fileKilled })
}

/** Adds the sheets of a drawing to the draft as drawings, each searched separately. */
async function readOrAdd(shop: Shop, file: UploadRow): Promise<ReadUpload> {
  const read = await readUpload(shop, file)
  if (read.kind !== 'DRAWING' || read.state === 'FAILED') return read
  const added = await withCopy(shop.files, file, (path) => addDrawings(shop, file, path))
  return 'problem' in added
    ? { ...read, state: 'FAILED', problem: added.problem }
    : { ...read, rows: added.sheets }
}

/** Reads a file with the given reading and mappings, with those of files with the same header row, or with guessed ones. */
export async function readUpload(
  { db, files }: Pick<Shop, 'db' | 'files'>,
  file: UploadRow,
  chosen?: { reading: Reading; mappings: Mapping[] },
): Promise<ReadUpload> {
  return withCopy(files, file, async (path) => {
    const named = { path, name: file.name }
    const { kind, rows, problem, ...seen } = await recogniseFile(named, {
      db,
      ...(chosen && { reading: chosen.reading }),
    })
    if (problem) return { kind, rows, problem, state: 'FAILED' }
    if (kind !== 'TABLE' || !seen.reading) return { kind, rows, problem, state: 'READY' }
    const known = chosen ? undefined : await findColumnMap(db, seen.heads)
    const reading = chosen?.reading ?? known?.reading ?? seen.reading
    const guessed = seen.mappings.filter(({ file: to }) => formatOf(to))
    const mappings = chosen?.mappings.length ? chosen.mappings : (known?.mappings ?? guessed)
    const { mapped, problems, badRows, findings } = await readMapped(named, reading, mappings, { db })
    const { heads, sheets, sample } = seen
    const isRemembered = known !== undefined
    const isMapped = isRemembered || Boolean(chosen?.mappings.length) || isOwnFormat(mappings, heads)
    const effectiveDate = effectiveDateOf(mapped)
    const state = isMapped ? 'READY' : 'TO_MAP'
    const shown = {
      reading,
      mappings,
      heads,
      sheets,
      sample,
      findings,
      mapped,
      problems,
      badRows,
      // Only a comparison knows which BOMs are left out completely.
      goodRowsLeftOut: 0,
      groupsLeftOut: [],
      isRemembered,
    }
    return { kind, rows, problem, state, effectiveDate, ...shown }
  })
}

/** True when all columns have the names of the import format, so that nothing has to be confirmed. */
const isOwnFormat = ([mapping, another]: readonly Mapping[], heads: readonly string[]) =>
  mapping !== undefined &&
  another === undefined &&
  mapping.agreed.length === 0 &&
  heads.every((head, place) =>
    mapping.columns.some(({ to, from }) => from === place && to === head.trim().toLowerCase()),
  )

/** Effective date from the rows of a price list; the latest one if there are several. */
function effectiveDateOf(mapped: UploadedFile['mapped']): string | null {
  const dates = mapped.flatMap(({ columns, rows }) => {
    const place = columns.indexOf('effective_date')
    return place < 0 ? [] : rows.map((row) => row[place] ?? '').filter((text) => date.safeParse(text).success)
  })
  return dates.toSorted().at(-1) ?? null
}

/** Runs `work` with a local copy of an uploaded file. */
async function withCopy<T>(
  files: Shop['files'],
  { publicationId, id, name }: Pick<UploadRow, 'publicationId' | 'id' | 'name'>,
  work: (path: string, folder: string) => Promise<T>,
): Promise<T> {
  return withWorkFolder(async (folder) => {
    const path = join(folder, copyName(name))
    await pipeline(await files.getStream(uploadKey(publicationId, id)), createWriteStream(path))
    return work(path, folder)
  })
}

/** Name of the copy: the end of the file's own name, since error messages use it. */
const copyName = (name: string) => basename(resolve('/', name)).slice(-60) || 'file'

async function unpack(shop: Shop, zip: UploadRow): Promise<void> {
  const { publicationId } = zip
  await withCopy(shop.files, zip, async (path, folder) => {
    const { files: entries, leftOut } = await unpackZip(path, join(folder, 'unpacked'))
    if (entries.length + leftOut.length === 0) throw new ImportRejection(workbenchMessages.zipEmpty)
    const failed = sayLeftOutFiles(zip.name, leftOut)
    const names = [...entries, ...failed].map((one) => one.name)
    const replaced = await shop.db.transaction(async (tx) => {
      const namesakes = await deleteNamesakes(tx, { publicationId, fileId: zip.id, names })
      const known = new Set(namesakes.map((one) => one.name.toLowerCase()))
      for (const { name, bytes, path: from } of entries) {
        const isReplacement = known.has(cleanFileName(name).toLowerCase())
        const fileId = await insertUpload(tx, { publicationId, name, bytes, isReplacement })
        await shop.files.copyFromFs(from, uploadKey(publicationId, fileId))
        await shop.enqueue(tx, readFileJob, { publicationId, fileId })
      }
      for (const file of failed) await insertUpload(tx, { publicationId, ...file })
      await deleteUpload(tx, publicationId, zip.id)
      return namesakes
    })
    for (const { fileId } of replaced) await forgetUpload(shop.files, publicationId, fileId)
  })
  await shop.files.delete(uploadKey(publicationId, zip.id))
}

/** Files of a ZIP that were not unpacked, as failed files of the draft with their reasons (BRING-19). */
function sayLeftOutFiles(zip: string, leftOut: readonly LeftOutFile[]) {
  const { shownProblems, fileName } = workbenchLimits
  const more = leftOut.length - shownProblems
  const shown = leftOut.slice(0, shownProblems).map(({ name, reason }) => ({
    name: name.replaceAll('\0', '').slice(-fileName),
    problem: workbenchMessages.leftOut(reason),
  }))
  if (more > 0) shown.push({ name: zip, problem: workbenchMessages.moreLeftOut(more) })
  return shown.map((file) => ({ ...file, bytes: 0, state: 'FAILED' as const }))
}
