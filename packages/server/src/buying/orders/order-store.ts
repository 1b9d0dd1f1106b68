import { and, asc, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { CartOwner } from '../cart/index.ts'
import { prepare, prepareInsert, prepareSql, type Queryable, schema } from '../../core/db/index.ts'
import type { CheckedOrder } from './check-order.ts'

const { accounts, carts, companies, salesOrderLines, salesOrders, users } = schema

export type SalesOrder = typeof salesOrders.$inferSelect
export type OrderLine = typeof salesOrderLines.$inferSelect

/** The order request with this code, with its owner and status, regardless of the caller. */
export async function findRequest(db: Queryable, requestCode: string) {
  const [request] = await requestWith(db, { requestCode })
  return request
}

const requestWith = prepare((db) =>
  db
    .select({
      requestCode: salesOrders.requestCode,
      userId: salesOrders.userId,
      companyId: salesOrders.companyId,
      requestStatus: salesOrders.requestStatus,
      erpSalesOrderId: salesOrders.erpOrderId,
    })
    .from(salesOrders)
    .where(eq(salesOrders.requestCode, sql.placeholder('requestCode'))),
)

/** Version of the cart whose order is pending, if any; a placed order raises the version (OQ-48). */
export async function findOrderedVersion(db: Queryable, { userId, companyId }: CartOwner) {
  const [pending] = await pendingOfCart(db, { userId, companyId })
  return pending?.cartVersion
}

const pendingOfCart = prepare((db) =>
  db
    .select({ cartVersion: salesOrders.cartVersion })
    .from(salesOrders)
    .innerJoin(
      carts,
      and(
        eq(carts.userId, salesOrders.userId),
        eq(carts.companyId, salesOrders.companyId),
        eq(carts.version, salesOrders.cartVersion),
      ),
    )
    .where(
      and(
        eq(salesOrders.userId, sql.placeholder('userId')),
        eq(salesOrders.companyId, sql.placeholder('companyId')),
        eq(salesOrders.requestStatus, 'PENDING'),
      ),
    ),
)

/** True if a company's quote has an order that the ERP has not rejected (OQ-53). */
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

/**
 * Writes an order without its lines and returns its id; undefined if its request code is used. A quote's order has no cart
 * version.
 */
export async function insertOrder(
  tx: Queryable,
  { userId, companyId }: CartOwner,
  { lines: _, ...order }: CheckedOrder,
  cartVersion: number | null,
): Promise<number | undefined> {
  const [inserted] = await insertedOrder(tx, [{ ...order, userId, companyId, cartVersion }])
  return inserted?.id
}

const insertedOrder = prepareInsert<typeof salesOrders, { id: number }>(salesOrders, {
  omit: ['id', 'requestStatus', 'addedLines'],
  tail: sql`on conflict (request_code) do nothing returning id`,
})

export async function insertLines(tx: Queryable, salesOrderId: number, lines: CheckedOrder['lines']) {
  await insertedLines(
    tx,
    lines.map((line, position) => ({ ...line, position, salesOrderId })),
  )
}

// Columns that the ERP fills in later keep their defaults.
const insertedLines = prepareInsert(salesOrderLines, {
  omit: ['shippedQuantity', 'cancelledQuantity', 'promisedDate', 'delayReason'],
})

/** Writes the promises of these lines of an order, except lines that already have one. */
export async function setPromises(db: Queryable, salesOrderId: number, lines: readonly OrderLine[]) {
  const promises = lines.map(({ position, shownPromise, committedDate }) => ({
    position,
    shownPromise,
    committedDate,
  }))
  await promisedLines(db, { salesOrderId, promises: JSON.stringify(promises) })
}

const promisedLines = prepareSql(sql`
  update sales_order_lines line
  set shown_promise = promised."shownPromise", told_date = promised."committedDate"
  from json_to_recordset(${sql.placeholder('promises')})
       promised (position int, "shownPromise" jsonb, "committedDate" date)
  where line.sales_order_id = ${sql.placeholder('salesOrderId')} and line.position = promised.position
    and line.shown_promise is null`)

/** A pending order without an ERP id, with all details for the ERP and the buyer's mail. */
export async function findPendingOrder(db: Queryable, salesOrderId: number) {
  const [[found], lines] = await Promise.all([pendingOrder(db, { salesOrderId }), linesOf(db, salesOrderId)])
  return found && { ...found, lines }
}
export type PendingOrder = NonNullable<Awaited<ReturnType<typeof findPendingOrder>>>

const pendingOrder = prepare((db) =>
  db
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
        eq(salesOrders.id, sql.placeholder('salesOrderId')),
        eq(salesOrders.requestStatus, 'PENDING'),
        isNull(salesOrders.erpOrderId),
      ),
    ),
)

/** An order's lines by position. */
export const linesOf = (db: Queryable, salesOrderId: number) => linesByPosition(db, { salesOrderId })

const linesByPosition = prepare((db) =>
  db
    .select()
    .from(salesOrderLines)
    .where(eq(salesOrderLines.salesOrderId, sql.placeholder('salesOrderId')))
    .orderBy(asc(salesOrderLines.position)),
)

/** Ids of all pending orders, oldest first. */
export async function listPendingOrderIds(db: Queryable): Promise<number[]> {
  const rows = await db
    .select({ id: salesOrders.id })
    .from(salesOrders)
    .where(eq(salesOrders.requestStatus, 'PENDING'))
    .orderBy(asc(salesOrders.id))
  return rows.map((row) => row.id)
}

/**
 * Completes a pending order; returns false if another worker has already ended it. An old order with the same ERP id comes
 * from an ERP that was replaced or restored: from then on it is identified by its request code, and no longer synced
 * (STEP-10).
 */
export async function markCompleted(
  tx: Queryable,
  id: number,
  placed: { orderId: string; orderNumber: string },
  now: Date,
) {
  await tx
    .update(salesOrders)
    .set({
      erpOrderId: sql`${salesOrders.requestCode}::text`,
      asOfUtc: sql`coalesce(${salesOrders.asOfUtc}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(salesOrders.erpOrderId, placed.orderId), ne(salesOrders.id, id)))
  return endPending(tx, id, {
    requestStatus: 'COMPLETED',
    erpOrderId: placed.orderId,
    erpOrderNumber: placed.orderNumber,
    receivedUtc: now,
  })
}

/** Same as `markCompleted` for an order that the ERP rejected. */
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

/** A company's order with its lines, by ERP id, or by number if no order has that id (TRACK-11). */
export async function findPlacedOrder(db: Queryable, companyId: number, idOrNumber: string) {
  const hasId = eq(salesOrders.erpOrderId, idOrNumber)
  const hasNumber = and(
    isNotNull(salesOrders.receivedUtc),
    sql`lower(${salesOrders.erpOrderNumber}) = lower(${idOrNumber})`,
  )
  const [order] = await db
    .select()
    .from(salesOrders)
    .where(and(eq(salesOrders.companyId, companyId), or(hasId, hasNumber)))
    .orderBy(desc(hasId), desc(salesOrders.id))
    .limit(1)
  return order && { ...order, lines: await linesOf(db, order.id) }
}
