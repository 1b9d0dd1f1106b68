import { conflict, notFound } from '@volute/domain/core/kernel'
import { whyNotTried } from '@volute/domain/backoffice/support'
import type { Shop } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import { placeOrderJob } from './place-order.ts'
import type { SalesOrder } from './order-store.ts'
import { lockTried, markPending } from './try-store.ts'

/**
 * Submits an order to the ERP now: one that waits for its next attempt, or a rejected one, which becomes pending again. It
 * keeps its request code, so that the ERP creates one order even if it has accepted it before (SUPPORT-05, OQ-44).
 */
export async function tryOrder(shop: Shop, tx: Transaction, salesOrderId: number): Promise<SalesOrder> {
  const found = await lockTried(tx, salesOrderId)
  if (!found) throw notFound()
  const whyNot = whyNotTried(found.order.deskStatus, found.isPlacedAgain)
  if (whyNot) throw conflict(whyNot, 'NOT_TRIED_AGAIN')
  await markPending(tx, salesOrderId)
  await shop.runNow(tx, placeOrderJob, { salesOrderId })
  return found.order
}
