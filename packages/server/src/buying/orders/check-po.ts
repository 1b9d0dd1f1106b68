import { orderMessages } from '@volute/domain/buying/orders'
import { conflict, notFound } from '@volute/domain/core/kernel'
import type { ActorContext } from '../../core/http/context.ts'
import type { CheckedOrder } from './check-order.ts'
import { findPoFile } from './po-file-store.ts'
import { findSamePo } from './same-po-store.ts'

/**
 * Rejects an order whose purchase order's file is not the person's (READ-09), or whose PO number the company has used and
 * refuses (READ-11).
 */
export async function checkPo(ctx: ActorContext, { poFileId, poNumber }: CheckedOrder): Promise<void> {
  if (poFileId !== null && !(await findPoFile(ctx.db, ctx.actor, poFileId)))
    throw notFound(orderMessages.poFileMissing)
  if (ctx.actor.refusesUsedPo && (await findSamePo(ctx, poNumber, [])))
    throw conflict(orderMessages.poNumberUsed(poNumber), 'PO_NUMBER_USED')
}
