import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawingName } from '@volute/domain/catalogue/part'
import { z } from 'zod/mini'
import type { schema } from '../../../core/db/index.ts'
import { fileKey, type FileStore } from '../../../core/files/index.ts'
import type { Shop } from '../../../core/http/context.ts'
import { withWorkFolder } from '../../../core/process/index.ts'
import { defineJob } from '../../../core/queue/index.ts'
import { openPicturer, type Picture, type Picturer } from '../../../core/svg/index.ts'
import { takeTurn } from '../import-transaction.ts'
import { readStored } from '../store-files.ts'
import {
  catalogueVersion,
  type DueDrawing,
  findDue,
  forgetPictures,
  giveParts,
  isCurrent,
  keepPictures,
} from './picture-store.ts'

/** Cuts the parts out of new and replaced drawings (DRAWN-03). */
export const drawPicturesJob = defineJob({
  name: 'draw-pictures',
  payload: z.object({}),
  retryLimit: 10,
  retryDelayMax: 600,
  workers: 1,
  batch: 1,
  seconds: 80_000,
  work: drawPictures,
})

/**
 * Queues the pictures whenever the catalogue has changed since the last look: after a publication, a roll back, and an import
 * of another process.
 */
export function pictureWatch(shop: Pick<Shop, 'db' | 'enqueue'>): () => Promise<void> {
  let seen: number | undefined
  return async () => {
    const version = await catalogueVersion(shop.db)
    if (version === seen) return
    await shop.enqueue(shop.db, drawPicturesJob, {})
    seen = version
  }
}

/** Makes the pictures of all drawings that have none, one after the other, and then gives them to the parts. */
export async function drawPictures(shop: Pick<Shop, 'db' | 'files' | 'now'>): Promise<void> {
  const due = await findDue(shop.db)
  if (due.length > 0) await withPicturer((picturer, folder) => drawAll(shop, due, picturer, folder))
  await giveParts(shop.db)
  for (const picture of await forgetPictures(shop.db, shop.now()))
    await shop.files.delete(fileKey(`pictures/${picture}`)).catch(() => undefined)
}

const withPicturer = (work: (picturer: Picturer, folder: string) => Promise<void>) =>
  withWorkFolder(async (folder) => {
    const picturer = openPicturer()
    try {
      await work(picturer, folder)
    } finally {
      picturer.close()
    }
  })

async function drawAll(
  { db, files }: Pick<Shop, 'db' | 'files'>,
  due: readonly DueDrawing[],
  picturer: Picturer,
  folder: string,
) {
  for (const [index, drawing] of due.entries()) {
    const content = await contentOf({ db, files }, drawing)
    if (!content) continue
    const path = join(folder, `${index}.svg`)
    await writeFile(path, content)
    const kept: schema.PartInDrawing[] = []
    for (const picture of await picturer.picture(path)) kept.push(await keep(files, picture))
    await keepPictures(db, drawing.sourceHash, kept)
  }
}

/** The file of a drawing; nothing if it is replaced meanwhile. An import stores its files before it commits. */
const contentOf = ({ db, files }: Pick<Shop, 'db' | 'files'>, drawing: DueDrawing) =>
  db.transaction(async (tx) => {
    await takeTurn(tx)
    if (!(await isCurrent(tx, drawing))) return undefined
    return readStored(files, fileKey(`svgs/${drawingName(drawing.partNumber, 'exploded')}`))
  })

/** Stores a picture under a name that is its content's, so that equal ones are one file. */
async function keep(
  files: FileStore,
  { partNumber, extension, content, size }: Picture,
): Promise<schema.PartInDrawing> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 20)
  const picture = `${hash}.${extension}`
  const key = fileKey(`pictures/${picture}`)
  if (!(await files.exists(key))) await files.put(key, content)
  return { partNumber, picture, size }
}
