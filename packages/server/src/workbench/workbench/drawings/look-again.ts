import { readDrawingName } from '@volute/domain/workbench/workbench'
import type { Shop } from '../../../core/http/context.ts'
import type { Transaction } from '../../../core/db/index.ts'
import { changeDrawing, listDrawings } from './drawing-store.ts'
import { findDrawnLines, findDrawnPart } from './drawn-lines-store.ts'
import { lookForCalloutsJob } from './look-for-callouts.ts'

/**
 * Runs once a draft's difference is known: assigns drawings to parts that the draft adds, and queues another callout search
 * for unreviewed drawings whose BOM it changes, including those being searched (CALLOUT-43).
 */
export async function lookAgain(
  { enqueue }: Pick<Shop, 'enqueue'>,
  tx: Transaction,
  publicationId: number,
): Promise<void> {
  for (const drawing of await listDrawings(tx, publicationId)) {
    if (drawing.state !== 'TO_LOOK_AT' && drawing.state !== 'FINDING') continue
    const { numbers } = readDrawingName(drawing.fileName)
    const partNumber = drawing.partNumber ?? (await findDrawnPart(tx, publicationId, numbers))
    const lines = await findDrawnLines(tx, publicationId, partNumber)
    const isSame = String(lines.map(({ reference }) => reference)) === String(drawing.readAgainst)
    if (isSame && partNumber === drawing.partNumber) continue
    const revision = await changeDrawing(tx, drawing, { partNumber, state: 'FINDING' })
    await enqueue(tx, lookForCalloutsJob, { drawingId: drawing.id, revision })
  }
}
