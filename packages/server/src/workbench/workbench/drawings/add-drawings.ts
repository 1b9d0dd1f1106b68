import { readDrawingName } from '@volute/domain/workbench/workbench'
import type { Shop } from '../../../core/http/context.ts'
import { BadPicture, openFinder } from '../../callouts/index.ts'
import type { UploadRow } from '../upload-store.ts'
import { insertDrawings, type NewDrawing } from './drawing-store.ts'
import { findDrawnPart } from './drawn-lines-store.ts'
import { lookForCalloutsJob } from './look-for-callouts.ts'

/** Number of sheets added, or the reason why the file has no drawing. */
export type Added = { sheets: number } | { problem: string }

/** Adds the sheets of an uploaded file as drawings of its draft, and queues a callout search for each (CALLOUT-34). */
export async function addDrawings(shop: Shop, file: UploadRow, path: string): Promise<Added> {
  const { publicationId, id: fileId, name } = file
  const isVector = /\.svg$/i.test(name)
  const sheets = isVector ? 1 : await countSheets(path)
  if (typeof sheets === 'string') return { problem: sheets }
  const { numbers, kind } = readDrawingName(name)
  await shop.db.transaction(async (tx) => {
    const partNumber = await findDrawnPart(tx, publicationId, numbers)
    const drawings = Array.from({ length: sheets }, (_, sheet): NewDrawing => {
      return { publicationId, fileId, sheet, sheets, isVector, partNumber, kind }
    })
    for (const drawingId of await insertDrawings(tx, drawings))
      await shop.enqueue(tx, lookForCalloutsJob, { drawingId })
  })
  return { sheets }
}

/** Number of sheets in a file, or the reason why it has none. */
async function countSheets(path: string): Promise<number | string> {
  const finder = openFinder()
  try {
    return (await finder.sheets(path)).length
  } catch (error) {
    if (!(error instanceof BadPicture)) throw error
    return error.message
  } finally {
    finder.close()
  }
}
