import { Readable } from 'node:stream'
import { badRequest, conflict, notFound } from '@volute/domain/core/kernel'
import { openCsv } from '@volute/domain/core/table'
import type * as contract from '@volute/domain/workbench/workbench'
import {
  type UploadedFile,
  formatOf,
  workbenchLimits,
  workbenchMessages,
} from '@volute/domain/workbench/workbench'
import type { Queryable } from '../../core/db/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { ImportRejection } from '../import/index.ts'
import {
  badRowsKey,
  uploadKey,
  type UploadRow,
  changeUpload,
  countOthers,
  deleteUpload,
  deleteNamesakes,
  findUpload,
  insertUpload,
  keepColumnMap,
  summaryOf,
} from './upload-store.ts'
import { changeFiles, noteAct } from './drafts.ts'
import { forgetUpload } from './forget-upload.ts'
import { readUpload, type ReadUpload, readFileJob } from './read-file.ts'

/** Uploads a file into a draft, in place of an earlier one of the same name; a worker reads it (E164, BRING-30, BRING-66). */
export const uploadFile: Handler<typeof contract.uploadFile> = async (
  ctx,
  { publicationId, name, content },
) => {
  const fileId = await ctx.db.transaction(async (tx) => {
    await changeFiles(tx, publicationId)
    if ((await countOthers(tx, publicationId, name)) >= workbenchLimits.files)
      throw badRequest(workbenchMessages.tooManyFiles)
    return insertUpload(tx, { publicationId, name, bytes: 0 })
  })
  try {
    const bytes = await store(content, (stream) =>
      ctx.files.putStream(uploadKey(publicationId, fileId), stream),
    )
    const replaced = await ctx.db.transaction(async (tx) => {
      const namesakes = await deleteNamesakes(tx, { publicationId, fileId, names: [name] })
      const isReplacement = namesakes.length > 0
      if (!(await changeUpload(tx, fileId, { bytes, isReplacement })))
        throw conflict(workbenchMessages.notADraft, 'CHANGED_MEANWHILE')
      await ctx.enqueue(tx, readFileJob, { publicationId, fileId })
      await noteAct(ctx, tx, 'bring-in-file', { publicationId, name, bytes })
      return namesakes
    })
    for (const one of replaced) await forgetUpload(ctx.files, publicationId, one.fileId)
    return { fileId, isReplacement: replaced.length > 0 }
  } catch (error) {
    await deleteUpload(ctx.db, publicationId, fileId)
    await ctx.files.delete(uploadKey(publicationId, fileId)).catch(() => undefined)
    throw error
  }
}

/** Passes the content on as a stream and returns the number of bytes; an aborted upload is an error. */
async function store(content: AsyncIterable<Uint8Array>, put: (stream: Readable) => Promise<void>) {
  let bytes = 0
  let failure: unknown
  async function* counted() {
    try {
      for await (const piece of content) {
        bytes += piece.length
        yield piece
      }
    } catch (error) {
      failure = error
      throw error
    }
  }
  const stream = Readable.from(counted())
  // The file store wraps errors of its source; throw the original one.
  await put(stream).catch((error: unknown) => {
    throw failure ?? error
  })
  return bytes
}

/** Removes a file from a draft (E165). */
export const leaveOutFile: Handler<typeof contract.leaveOutFile> = async (ctx, { publicationId, fileId }) => {
  await ctx.db.transaction(async (tx) => {
    await changeFiles(tx, publicationId)
    const { name } = await needed(tx, publicationId, fileId)
    await deleteUpload(tx, publicationId, fileId)
    await noteAct(ctx, tx, 'leave-out-file', { publicationId, name })
  })
  await forgetUpload(ctx.files, publicationId, fileId)
  return {}
}

/** Reading and mapping of a file, with its first rows (E166). */
export const getUploadedFile: Handler<typeof contract.getUploadedFile> = async (
  { db },
  { publicationId, fileId },
) => shown(await needed(db, publicationId, fileId))

/**
 * Sets the reading and mapping of a file, remembered for files with the same header row; without mappings the shop guesses
 * them (E167).
 */
export const mapFile: Handler<typeof contract.mapFile> = async (
  ctx,
  { publicationId, fileId, reading, mappings },
) => {
  if (mappings.some(({ file }) => !formatOf(file))) throw badRequest(workbenchMessages.notCatalogue)
  const known = await needed(ctx.db, publicationId, fileId)
  if (known.state === 'READING') throw conflict(workbenchMessages.changedMeanwhile, 'CHANGED_MEANWHILE')
  if (known.bytes === 0 && known.problem !== null) throw badRequest(known.problem)
  const read: ReadUpload = await readUpload(ctx, known, { reading, mappings }).catch((error: unknown) => {
    throw error instanceof ImportRejection ? badRequest(error.message) : error
  })
  await ctx.db.transaction(async (tx) => {
    await changeFiles(tx, publicationId)
    await changeUpload(tx, fileId, { ...read, isRemembered: false })
    const isWhole = mappings.length > 0 && read.state === 'READY'
    if (isWhole)
      await keepColumnMap(tx, read.heads ?? [], {
        reading,
        mappings,
        savedBy: ctx.actor.userId,
        savedUtc: ctx.now(),
      })
  })
  return shown(await needed(ctx.db, publicationId, fileId))
}

async function needed(db: Queryable, publicationId: number, fileId: number): Promise<UploadRow> {
  const found = await findUpload(db, publicationId, fileId)
  if (!found) throw notFound(workbenchMessages.fileNotFound)
  return found
}

const shown = (file: UploadRow): UploadedFile => ({ ...file, ...summaryOf(file) })

/** The left-out rows of a file, with its own header (E175, BRING-34). */
export const listBadRows: Handler<typeof contract.listBadRows> = async (
  { db, files },
  { publicationId, fileId, pageNumber, rowsPerPage },
) => {
  await needed(db, publicationId, fileId)
  const key = badRowsKey(publicationId, fileId)
  if (!(await files.exists(key))) return { rows: [] }
  const first = (pageNumber - 1) * rowsPerPage
  const rows = await readPage(await files.getStream(key), first, rowsPerPage)
  return { rows: rows.map((cells, index) => ({ place: first + index, cells })) }
}

/** Reads a page of rows from a CSV file, which may be larger than memory. */
async function readPage(file: Readable, first: number, count: number): Promise<string[][]> {
  const csv = openCsv(',')
  const page: string[][] = []
  let place = 0
  for await (const text of file.setEncoding('utf8') as AsyncIterable<string>)
    for (const { cells } of csv.push(text)) {
      if (place++ >= first) page.push(cells)
      if (page.length === count) return page
    }
  return page
}
