import { badRequest, conflict, invalid, orThrow } from '@volute/domain/core/kernel'
import type * as contract from '@volute/domain/workbench/workbench'
import {
  type Callout,
  drawingMessages,
  whyNotLookedAt,
  workbenchMessages,
} from '@volute/domain/workbench/workbench'
import type { ActorContext } from '../../../core/http/context.ts'
import type { Transaction } from '../../../core/db/index.ts'
import type { Handler } from '../../../core/http/bind.ts'
import { changeFiles, lockDraft, noteAct } from '../drafts.ts'
import { changeDrawing, type DrawingRow, findDrawing } from './drawing-store.ts'
import { findDrawnPart } from './drawn-lines-store.ts'
import { lookForCalloutsJob } from './look-for-callouts.ts'
import { neededDrawing, showDrawing } from './read-drawings.ts'

/** Assigns a drawing to a part; a worker reads its callouts again against that BOM (E182, CALLOUT-43). */
export const assignDrawing: Handler<typeof contract.assignDrawing> = async (
  ctx,
  { drawingId, revision, partNumber, kind },
) => {
  const drawing = await neededDrawing(ctx.db, drawingId)
  await ctx.db.transaction(async (tx) => {
    const { comparedRevision } = await lockFor(tx, drawing)
    const known = partNumber === null ? null : await findDrawnPart(tx, drawing.publicationId, [partNumber])
    // Until the difference is known, the draft may still add the part.
    if (partNumber !== null && known === null && comparedRevision !== null)
      orThrow(invalid('partNumber', 'UNKNOWN', drawingMessages.partUnknown(partNumber)))
    const isReadAnew = drawing.state !== 'FAILED' && (known ?? partNumber) !== drawing.partNumber
    const state = isReadAnew ? 'FINDING' : drawing.state === 'LOOKED_AT' ? 'TO_LOOK_AT' : drawing.state
    await change(tx, { ...drawing, revision }, { partNumber: known ?? partNumber, kind, state })
    if (isReadAnew) await ctx.enqueue(tx, lookForCalloutsJob, { drawingId, revision: revision + 1 })
  })
  return showDrawing(ctx.db, await neededDrawing(ctx.db, drawingId))
}

/** Saves the callouts of a drawing; once reviewed, it can be published (E183, CALLOUT-44). */
export const saveCallouts: Handler<typeof contract.saveCallouts> = async (
  ctx,
  { drawingId, revision, callouts, isLookedAt },
) => {
  const drawing = await neededDrawing(ctx.db, drawingId)
  if (drawing.state === 'FINDING' || drawing.state === 'FAILED')
    throw conflict(drawingMessages.busy, 'CHANGED_MEANWHILE')
  checkPlaces(drawing, callouts)
  if (isLookedAt) checkLookedAt(drawing, callouts)
  return ctx.db.transaction(async (tx) => {
    await lockFor(tx, drawing, isLookedAt)
    const state = isLookedAt ? 'LOOKED_AT' : 'TO_LOOK_AT'
    const next = await change(tx, { ...drawing, revision }, { callouts, state })
    if (state !== drawing.state) await noteLook(ctx, tx, drawing, isLookedAt)
    return { revision: next }
  })
}

/** Locks the draft of a drawing. Reviewed drawings are part of the difference, so changing one invalidates it. */
const lockFor = (tx: Transaction, { publicationId, state }: DrawingRow, isLookedAt = false) =>
  (isLookedAt || state === 'LOOKED_AT' ? changeFiles : lockDraft)(tx, publicationId)

async function change(tx: Transaction, drawing: DrawingRow, set: Parameters<typeof changeDrawing>[2]) {
  const next = await changeDrawing(tx, drawing, set)
  if (next === undefined) throw conflict(workbenchMessages.changedMeanwhile, 'CHANGED_MEANWHILE')
  return next
}

function checkPlaces({ width, height }: DrawingRow, callouts: readonly Callout[]) {
  const isWithin = (one: Callout) =>
    one.width > 0 &&
    one.height > 0 &&
    one.x < width &&
    one.y < height &&
    one.x + one.width > 0 &&
    one.y + one.height > 0
  if (!callouts.every(isWithin)) throw badRequest(drawingMessages.outside)
}

function checkLookedAt({ partNumber }: DrawingRow, callouts: readonly Callout[]) {
  const problem = whyNotLookedAt(callouts, partNumber)
  if (problem !== null) throw badRequest(problem)
}

async function noteLook(
  ctx: ActorContext,
  tx: Transaction,
  { id, publicationId }: DrawingRow,
  isLookedAt: boolean,
) {
  if (!isLookedAt) return
  const drawing = await findDrawing(tx, id)
  await noteAct(ctx, tx, 'look-at-drawing', { publicationId, name: drawing?.fileName ?? '' })
}
