import { readDrawingName } from '@volute/domain/workbench/workbench'
import type { Shop } from '../../../core/http/context.ts'
import type { Transaction } from '../../../core/db/index.ts'
import { changeDrawing, listDrawings } from './drawing-store.ts'
import { findDrawnLines, findDrawnPart } from './drawn-lines-store.ts'
import { lookForCalloutsJob } from './look-for-callouts.ts'

/**
 * Once a draft's difference is known: names the parts of drawings that it adds, and has those looked through again whose BOM
 * it changes and that nobody has looked at yet, also those that are being looked through (CALLOUT-43).
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
