import { notFound } from '@volute/domain/core/kernel'
import type * as contract from '@volute/domain/workbench/workbench'
import { type DraftDrawing, drawingMessages } from '@volute/domain/workbench/workbench'
import type { Shop } from '../../../core/http/context.ts'
import type { Queryable } from '../../../core/db/index.ts'
import type { Handler } from '../../../core/http/bind.ts'
import { findDrawnLines, findLeftOut } from './drawn-lines-store.ts'
import { type DrawingRow, findDrawing, listDrawings, pieceKey, summaryOf } from './drawing-store.ts'

/** The drawings of a draft, sheet by sheet (E180). */
export const listDraftDrawings: Handler<typeof contract.listDraftDrawings> = async (
  { db },
  { publicationId },
) => ({
  drawings: (await listDrawings(db, publicationId)).map(summaryOf),
})

/** A drawing with its callouts and the lines of its BOM (E181). */
export const getDraftDrawing: Handler<typeof contract.getDraftDrawing> = async ({ db }, { drawingId }) =>
  showDrawing(db, await neededDrawing(db, drawingId))

export async function showDrawing(db: Queryable, drawing: DrawingRow): Promise<DraftDrawing> {
  const { publicationId, width, height, revision, callouts, partNumber } = drawing
  const lines = await findDrawnLines(db, publicationId, partNumber)
  const leftOut = await findLeftOut(db, publicationId, partNumber)
  return { ...summaryOf(drawing), publicationId, width, height, revision, found: callouts, lines, leftOut }
}

/** Address of a picture or tile; it needs no sign-in (E184). */
export const getDraftPicture: Handler<typeof contract.getDraftPicture> = async (
  { db, files },
  { drawingId, tile },
) => {
  const drawing = await neededDrawing(db, drawingId)
  const isSvg = drawing.isVector && tile === 'whole'
  return { address: await addressOf(files, pieceKey(drawing, isSvg ? 'drawing.svg' : `${tile}.png`)) }
}

export async function neededDrawing(db: Queryable, drawingId: number): Promise<DrawingRow> {
  const found = await findDrawing(db, drawingId)
  if (!found) throw notFound(drawingMessages.notFound)
  return found
}

async function addressOf(files: Shop['files'], key: string): Promise<string> {
  if (!(await files.exists(key))) throw notFound(drawingMessages.noPicture)
  return toAddress(key, await files.getBytes(key))
}

const types: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' }

export const toAddress = (name: string, bytes: Uint8Array): string =>
  `data:${types[name.slice(name.lastIndexOf('.') + 1)]};base64,${Buffer.from(bytes).toString('base64')}`
