import { conflict, notFound } from '@volute/domain/kernel'
import { whyNotTried } from '@volute/domain/support'
import { and, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Shop } from '../context.ts'
import { schema, type Transaction } from '../db/index.ts'
import type { SalesOrder } from './order-store.ts'

const { salesOrders } = schema

/**
 * Submits an order to the ERP now: one that waits for its next try, or one that the ERP refused, which is pending again.
 * It keeps its request code, so that the ERP makes one order of it whatever it has taken before (SUPPORT-05, OQ-44).
 */
export async function tryOrder(shop: Shop, tx: Transaction, salesOrderId: number): Promise<SalesOrder> {
  const [found] = await tx
    .select({ order: salesOrders, isPlacedAgain: isPlacedAgain() })
    .from(salesOrders)
    .where(eq(salesOrders.id, salesOrderId))
    .for('update')
  if (!found) throw notFound()
  const { order } = found
  const whyNot = whyNotTried(order.deskStatus, found.isPlacedAgain)
  if (whyNot) throw conflict(whyNot, 'NOT_TRIED_AGAIN')

  await tx
    .update(salesOrders)
    .set({ requestStatus: 'PENDING', failureReason: null })
    .where(eq(salesOrders.id, salesOrderId))
  await shop.runNow(tx, 'place-order', { salesOrderId })
  return order
}

/** Whether its buyer has made another order of the same cart or quote, or under the same PO number, that stands; also usable within another query. */
export function isPlacedAgain(): SQL<boolean> {
  const later = alias(salesOrders, 'later')
  const isSame = or(
    eq(later.poNumber, salesOrders.poNumber),
    eq(later.quoteId, salesOrders.quoteId),
    eq(later.cartVersion, salesOrders.cartVersion),
  )
  const isLater = and(gt(later.id, salesOrders.id), ne(later.requestStatus, 'FAILED'))
  return sql`exists (
    select from ${salesOrders} later where ${later.userId} = ${salesOrders.userId}
      and ${later.companyId} = ${salesOrders.companyId} and ${isLater} and ${isSame})`
}
