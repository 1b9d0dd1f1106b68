import type { ErpTry, TryOutcome } from '@volute/domain/backoffice/support'
import { and, asc, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Queryable, schema } from '../../core/db/index.ts'
import type { SalesOrder } from './order-store.ts'

const { erpTries, salesOrders } = schema

/**
 * Records an attempt that placed no order. One that ended like an earlier one raises its count, so that a long outage
 * stays one row. Returns true if it is the first of its kind.
 */
export async function noteTry(
  db: Queryable,
  salesOrderId: number,
  { outcome, reason }: { outcome: TryOutcome; reason: string },
  now: Date,
): Promise<boolean> {
  const [noted] = await db
    .insert(erpTries)
    .values({ salesOrderId, outcome, reason: reason.slice(0, 500), firstUtc: now, lastUtc: now })
    .onConflictDoUpdate({
      target: [erpTries.salesOrderId, erpTries.outcome, erpTries.reason],
      set: { times: sql`${erpTries.times} + 1`, lastUtc: now },
    })
    .returning({ times: erpTries.times })
  return noted?.times === 1
}

/** All attempts to submit an order to the ERP, earliest first. The successful one is taken from the order itself (SUPPORT-04). */
export async function findTries(db: Queryable, order: SalesOrder): Promise<ErpTry[]> {
  const rows = await db
    .select()
    .from(erpTries)
    .where(eq(erpTries.salesOrderId, order.id))
    .orderBy(asc(erpTries.firstUtc))
  const failed = rows.map(({ outcome, reason, times, firstUtc, lastUtc }) => ({
    outcome,
    reason,
    times,
    firstUtc: firstUtc.toISOString(),
    lastUtc: lastUtc.toISOString(),
  }))
  if (!order.receivedUtc) return failed
  const at = order.receivedUtc.toISOString()
  const reason = `Sales order ${order.erpOrderNumber}`
  return [...failed, { outcome: 'TAKEN', reason, times: 1, firstUtc: at, lastUtc: at }]
}

/** An order, locked against another attempt, and whether it was placed again. */
export async function lockTried(tx: Queryable, salesOrderId: number) {
  const [found] = await tx
    .select({ order: salesOrders, isPlacedAgain: isPlacedAgain() })
    .from(salesOrders)
    .where(eq(salesOrders.id, salesOrderId))
    .for('update')
  return found
}

/** Makes an order pending again, as before the ERP rejected it. */
export async function markPending(tx: Queryable, salesOrderId: number): Promise<void> {
  await tx
    .update(salesOrders)
    .set({ requestStatus: 'PENDING', failureReason: null })
    .where(eq(salesOrders.id, salesOrderId))
}

/**
 * True if the buyer has placed a later order of the same cart or quote, or under the same PO number, that has not failed.
 * Also works inside another query.
 */
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
