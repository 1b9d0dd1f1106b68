import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Callout, drawingMessages, workbenchLimits } from '@volute/domain/workbench/workbench'
import { z } from 'zod/mini'
import type { Shop } from '../../../core/http/context.ts'
import { isDatabaseGone } from '../../../core/db/index.ts'
import { BadPicture, openFinder } from '../../callouts/index.ts'
import { withWorkFolder } from '../../../core/process/index.ts'
import { defineJob } from '../../../core/queue/index.ts'
import { BadDrawing, openCleaner, type TakenApart } from '../../../core/svg/index.ts'
import { uploadKey } from '../upload-store.ts'
import { changeDrawing, type DrawingRow, findDrawing, type NewDrawing, pieceKey } from './drawing-store.ts'
import { findDrawnLines } from './drawn-lines-store.ts'
import { beside, proposeCallouts, scaleOf } from './propose-callouts.ts'

/** Findings in a drawing. */
type Seen = Partial<NewDrawing> & { callouts: Callout[] }

export const lookForCalloutsJob = defineJob({
  name: 'look-for-callouts',
  // The revision makes the job distinct from one that is about to end.
  payload: z.object({ drawingId: z.number(), revision: z.optional(z.number()) }),
  retryLimit: 5,
  retryDelayMax: 60,
  workers: 1,
  batch: 1,
  seconds: 3_600,
  work: (shop, { drawingId }) => lookForCallouts(shop, drawingId),
  giveUp: (shop, { drawingId }) => giveUpCallouts(shop, drawingId),
})

/**
 * Creates a drawing's picture and finds its callouts against its BOM (CALLOUT-43). If the drawing changes meanwhile, it is
 * searched again; a bad file is reported on the drawing.
 */
export async function lookForCallouts(shop: Shop, drawingId: number): Promise<void> {
  const drawing = await findDrawing(shop.db, drawingId)
  if (drawing?.state !== 'FINDING') return
  const set = await lookThrough(shop, drawing).catch((error: unknown): Partial<NewDrawing> => {
    if (isDatabaseGone(error)) throw error
    if (error instanceof BadPicture) return failed(error.message)
    if (error instanceof BadDrawing) return failed(`The drawing ${error.message}.`)
    shop.log.error({ err: error, drawingId }, 'a drawing could not be looked through')
    return failed(drawingMessages.failed)
  })
  if ((await changeDrawing(shop.db, drawing, set)) === undefined) await lookForCallouts(shop, drawingId)
}

/** Fails a drawing when its search has killed the process twice (BRING-57). */
async function giveUpCallouts({ db }: Pick<Shop, 'db'>, drawingId: number): Promise<void> {
  const drawing = await findDrawing(db, drawingId)
  if (drawing?.state === 'FINDING') await changeDrawing(db, drawing, failed(drawingMessages.killed))
}

const failed = (problem: string): Partial<NewDrawing> => ({ state: 'FAILED', problem, callouts: [] })

async function lookThrough(shop: Shop, drawing: DrawingRow): Promise<Partial<NewDrawing>> {
  const lines = await findDrawnLines(shop.db, drawing.publicationId, drawing.partNumber)
  const readAgainst = lines.map(({ reference }) => reference)
  return withWorkFolder(async (folder) => {
    const look = drawing.isVector ? lookThroughVector : lookThroughPicture
    const { callouts, ...seen } = await look(shop, drawing, folder, readAgainst)
    const found = beside(drawing.callouts, callouts).slice(0, workbenchLimits.callouts)
    return { ...seen, callouts: found, readAgainst, state: 'TO_LOOK_AT', problem: null }
  })
}

async function lookThroughVector(
  { files }: Shop,
  drawing: DrawingRow,
  folder: string,
  references: readonly string[],
): Promise<Seen> {
  const cleaner = openCleaner()
  try {
    const path = join(folder, 'source.svg')
    await fetchTo(files, uploadKey(drawing.publicationId, drawing.fileId), path)
    const apart = await cleaner.takeApart(path)
    await files.put(pieceKey(drawing, 'drawing.svg'), withView(apart))
    const scale = scaleOf(apart)
    const [width, height] = [apart.view.width, apart.view.height].map((side) =>
      Math.max(1, Math.round(side * scale)),
    )
    return { width, height, callouts: proposeCallouts(apart, references) }
  } finally {
    cleaner.close()
  }
}

/** Drawing with the visible box as its view box and no size of its own, so that it can be nested among others. */
function withView({ drawing, view }: Pick<TakenApart, 'drawing' | 'view'>): string {
  const { x, y, width, height } = view
  return drawing.replace(/^<svg\b[^>]*>/, (tag) =>
    tag
      .replaceAll(/\s(?:x|y|width|height|viewBox)="[^"]*"/g, '')
      .replace('<svg', () => `<svg viewBox="${x} ${y} ${width} ${height}"`),
  )
}

async function lookThroughPicture(
  { files }: Shop,
  drawing: DrawingRow,
  folder: string,
  references: readonly string[],
): Promise<Seen> {
  const finder = openFinder()
  const picture = join(folder, 'picture.png')
  try {
    if (drawing.pictureHash) {
      await fetchTo(files, pieceKey(drawing, 'picture.png'), picture)
      return { callouts: await finder.find(picture, references) }
    }
    const source = join(folder, 'source')
    await fetchTo(files, uploadKey(drawing.publicationId, drawing.fileId), source)
    const { width, height } = await finder.picture(source, drawing.sheet, picture)
    const cut = join(folder, 'tiles')
    for (const name of await finder.tiles(picture, cut))
      await files.put(pieceKey(drawing, name), await readFile(join(cut, name)))
    await files.putStream(pieceKey(drawing, 'picture.png'), createReadStream(picture))
    const pictureHash = await hashOf(picture)
    return { width, height, pictureHash, callouts: await finder.find(picture, references) }
  } finally {
    finder.close()
  }
}

const fetchTo = async (files: Shop['files'], key: string, path: string) =>
  pipeline(await files.getStream(key), createWriteStream(path))

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer)
  return hash.digest('hex')
}
