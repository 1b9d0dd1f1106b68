import type { Replacement } from '@volute/domain/part'
import { and, asc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import type { CartOwner } from '../cart/index.ts'
import { replacedBy } from '../part/index.ts'
import { type Queryable, schema } from '../db/index.ts'
import type { CheckedOrder } from './check-order.ts'

const { accounts, companies, parts, salesOrderLines, salesOrders, users } = schema

export type SalesOrder = typeof salesOrders.$inferSelect
export type OrderLine = typeof salesOrderLines.$inferSelect

/** The owner and status of a request code, whoever asks. */
export async function findRequest(db: Queryable, requestCode: string) {
  const [request] = await db
    .select({
      requestCode: salesOrders.requestCode,
      userId: salesOrders.userId,
      companyId: salesOrders.companyId,
      requestStatus: salesOrders.requestStatus,
      erpSalesOrderId: salesOrders.erpOrderId,
    })
    .from(salesOrders)
    .where(eq(salesOrders.requestCode, requestCode))
  return request
}

/** Whether an order of this version of the cart is pending; a placed order raises the version (OQ-48). */
export async function isCartOrdered(
  db: Queryable,
  { userId, companyId }: CartOwner,
  cartVersion: number,
): Promise<boolean> {
  const [pending] = await db
    .select({ id: salesOrders.id })
    .from(salesOrders)
    .where(
      and(
        eq(salesOrders.userId, userId),
        eq(salesOrders.companyId, companyId),
        eq(salesOrders.cartVersion, cartVersion),
        eq(salesOrders.requestStatus, 'PENDING'),
      ),
    )
  return pending !== undefined
}

/** Whether a company's quote has an order that the ERP has not refused (OQ-53). */
export async function isQuoteOrdered(db: Queryable, companyId: number, quoteId: number): Promise<boolean> {
  const [order] = await db
    .select({ id: salesOrders.id })
    .from(salesOrders)
    .where(
      and(
        eq(salesOrders.companyId, companyId),
        eq(salesOrders.quoteId, quoteId),
        ne(salesOrders.requestStatus, 'FAILED'),
      ),
    )
  return order !== undefined
}

/** Writes an order with its lines and answers its id; undefined when its request code is used. A quote's order has no cart version. */
export async function insertOrder(
  tx: Queryable,
  { userId, companyId }: CartOwner,
  { lines, ...order }: CheckedOrder,
  cartVersion: number | null,
): Promise<number | undefined> {
  const [inserted] = await tx
    .insert(salesOrders)
    .values({ ...order, userId, companyId, cartVersion })
    .onConflictDoNothing({ target: salesOrders.requestCode })
    .returning({ id: salesOrders.id })
  if (!inserted) return undefined
  await tx
    .insert(salesOrderLines)
    .values(lines.map((line, position) => ({ ...line, position, salesOrderId: inserted.id })))
  return inserted.id
}

/** A pending order without an ERP id, with everything that the ERP and the buyer's mail need. */
export async function findPendingOrder(db: Queryable, salesOrderId: number) {
  const [found] = await db
    .select({
      order: salesOrders,
      customer: accounts.identifier,
      buyer: { name: users.name, email: users.email },
    })
    .from(salesOrders)
    .innerJoin(users, eq(users.id, salesOrders.userId))
    .innerJoin(companies, eq(companies.id, salesOrders.companyId))
    .leftJoin(accounts, eq(accounts.id, companies.accountId))
    .where(
      and(
        eq(salesOrders.id, salesOrderId),
        eq(salesOrders.requestStatus, 'PENDING'),
        isNull(salesOrders.erpOrderId),
      ),
    )
  return found && { ...found, lines: await linesOf(db, salesOrderId) }
}
export type PendingOrder = NonNullable<Awaited<ReturnType<typeof findPendingOrder>>>

/** An order's lines by position. */
export async function linesOf(db: Queryable, salesOrderId: number) {
  return db
    .select()
    .from(salesOrderLines)
    .where(eq(salesOrderLines.salesOrderId, salesOrderId))
    .orderBy(asc(salesOrderLines.position))
}

/** The ids of all pending orders, oldest first. */
export async function listPendingOrderIds(db: Queryable): Promise<number[]> {
  const rows = await db
    .select({ id: salesOrders.id })
    .from(salesOrders)
    .where(eq(salesOrders.requestStatus, 'PENDING'))
    .orderBy(asc(salesOrders.id))
  return rows.map((row) => row.id)
}

/** Completes a pending order; false when another worker has ended it already. */
export async function markCompleted(
  tx: Queryable,
  id: number,
  placed: { orderId: string; orderNumber: string },
  now: Date,
) {
  return endPending(tx, id, {
    requestStatus: 'COMPLETED',
    erpOrderId: placed.orderId,
    erpOrderNumber: placed.orderNumber,
    receivedUtc: now,
  })
}

/** The same for an order that the ERP refused. */
export async function markFailed(tx: Queryable, id: number, reason: string) {
  return endPending(tx, id, { requestStatus: 'FAILED', failureReason: reason.slice(0, 500) })
}

async function endPending(
  tx: Queryable,
  id: number,
  end: Partial<typeof salesOrders.$inferInsert>,
): Promise<boolean> {
  const ended = await tx
    .update(salesOrders)
    .set(end)
    .where(and(eq(salesOrders.id, id), eq(salesOrders.requestStatus, 'PENDING')))
    .returning({ id: salesOrders.id })
  return ended.length > 0
}

/** A company's order by its ERP id, with its lines. */
export async function findPlacedOrder(db: Queryable, companyId: number, erpOrderId: string) {
  const [order] = await db
    .select()
    .from(salesOrders)
    .where(and(eq(salesOrders.companyId, companyId), eq(salesOrders.erpOrderId, erpOrderId)))
  return order && { ...order, lines: await linesOf(db, order.id) }
}

/** The replacements of superseded parts, by part id. */
export async function findReplacements(db: Queryable, partIds: number[]): Promise<Map<number, Replacement>> {
  const rows = await db
    .select({ id: parts.id, replacedBy })
    .from(parts)
    .where(and(inArray(parts.id, partIds), isNotNull(parts.replacedByPartId)))
  return new Map(rows.flatMap((row) => (row.replacedBy ? [[row.id, row.replacedBy]] : [])))
}
