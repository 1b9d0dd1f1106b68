import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CartOwner } from '../cart/index.ts'
import { pictureOf } from '../../catalogue/part/index.ts'
import {
  doTogether,
  prepare,
  prepareInsert,
  prepareSql,
  type Queryable,
  schema,
} from '../../core/db/index.ts'
import type { CheckedOrder } from './check-order.ts'

const { accounts, companies, salesOrderLines, salesOrders, users } = schema

export type SalesOrder = typeof salesOrders.$inferSelect
export type OrderLine = typeof salesOrderLines.$inferSelect & {
  /** Today's picture of the part, where a page shows the line. */
  picture?: string | null
}

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

/** Versions of the owner's cart whose order is pending; a placed order raises the version (OQ-48). */
export async function findOrderedVersions(db: Queryable, { userId, companyId }: CartOwner) {
  const pending = await pendingOfCart(db, { userId, companyId })
  return new Set(pending.flatMap(({ cartVersion }) => cartVersion ?? []))
}

const pendingOfCart = prepare((db) =>
  db
    .select({ cartVersion: salesOrders.cartVersion })
    .from(salesOrders)
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
  { lines, ...order }: CheckedOrder,
  cartVersion: number | null,
): Promise<number | undefined> {
  // The database keeps this day from its lines. Without it, adding them would write the order a second time.
  const [dueOn = null] = lines.flatMap(({ committedDate }) => committedDate ?? []).toSorted()
  const [inserted] = await insertedOrder(tx, [{ ...order, userId, companyId, cartVersion, dueOn }])
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

/**
 * A pending order without an ERP id, with all details for the ERP and the buyer's mail. Calls at the same time share two
 * statements.
 */
export const findPendingOrder = doTogether(findPendingOrders)
export type PendingOrder = NonNullable<Awaited<ReturnType<typeof findPendingOrder>>>

async function findPendingOrders(db: Queryable, salesOrderIds: readonly number[]) {
  const [found, lines] = await Promise.all([
    pendingOrders(db, { salesOrderIds }),
    linesByPosition(db, { salesOrderIds }),
  ])
  const linesOfOrder: Map<number, OrderLine[]> = Map.groupBy(lines, (line) => line.salesOrderId)
  return new Map(
    found.map((pending) => [
      pending.order.id,
      { ...pending, lines: linesOfOrder.get(pending.order.id) ?? [] },
    ]),
  )
}

const isPlaced = (id: PgColumn) => eq(id, sql`any(${sql.placeholder('salesOrderIds')}::int[])`)

const pendingOrders = prepare((db) =>
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
      and(isPlaced(salesOrders.id), eq(salesOrders.requestStatus, 'PENDING'), isNull(salesOrders.erpOrderId)),
    ),
)

/** An order's lines by position. */
export const linesOf = (db: Queryable, salesOrderId: number): Promise<OrderLine[]> =>
  linesByPosition(db, { salesOrderIds: [salesOrderId] })

const linesByPosition = prepare((db) =>
  db
    .select({ ...getTableColumns(salesOrderLines), picture: pictureOf(salesOrderLines.partId) })
    .from(salesOrderLines)
    .where(isPlaced(salesOrderLines.salesOrderId))
    .orderBy(asc(salesOrderLines.salesOrderId), asc(salesOrderLines.position)),
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

/** How a pending order ended: with its id and number at the ERP, or with the reason why the ERP rejected it. */
export interface End {
  id: number
  erpOrderId: string | null
  erpOrderNumber: string | null
  receivedUtc: Date | null
  failureReason: string | null
}

/**
 * Completes or fails pending orders and returns the ids of those that no other worker has already ended. An old order with
 * the same ERP id comes from an ERP that was replaced or restored: from then on it is identified by its request code, and no
 * longer synced (STEP-10).
 */
export async function markEnded(tx: Queryable, ends: readonly End[], now: Date): Promise<Set<number>> {
  const values = { ends: JSON.stringify(ends), now }
  const [, ended] = await Promise.all([outdatedIds(tx, values), endedOrders(tx, { ends: values.ends })])
  return new Set(ended.map(({ id }) => id))
}

const sentEnds = sql`json_to_recordset(${sql.placeholder('ends')}) ended (
  id int, "erpOrderId" text, "erpOrderNumber" text, "receivedUtc" timestamptz, "failureReason" text)`

const outdatedIds = prepareSql(sql`
  update sales_orders old
  set erp_order_id = request_code::text, as_of_utc = coalesce(as_of_utc, ${sql.placeholder('now')}::timestamptz)
  from ${sentEnds} where old.erp_order_id = ended."erpOrderId" and old.id <> ended.id`)

const endedOrders = prepareSql<{ id: number }>(sql`
  update sales_orders pending
  set request_status = case when "erpOrderId" is null then 'FAILED' else 'COMPLETED' end::request_status,
    erp_order_id = "erpOrderId", erp_order_number = "erpOrderNumber", received_utc = "receivedUtc",
    failure_reason = left("failureReason", 500)
  from ${sentEnds} where pending.id = ended.id and pending.request_status = 'PENDING'
  returning pending.id`)

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
