import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type Queryable, schema } from '../../db/index.ts'

const { accounts, deskOrders, distributors } = schema

/** Serialises submissions of a request code until the transaction ends. */
export async function lockRequestCode(tx: Queryable, requestCode: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${requestCode}, 0))`)
}

export async function findOrderNumber(db: Queryable, requestCode: string): Promise<string | undefined> {
  const [order] = await db
    .select({ orderNumber: deskOrders.orderNumber })
    .from(deskOrders)
    .where(eq(deskOrders.requestCode, requestCode))
  return order?.orderNumber
}

/** Takes the next number of the sequence; a number once taken is never given again. */
export async function insertOrder(
  tx: Queryable,
  document: { requestCode: string },
  now: Date,
): Promise<string> {
  const [order] = await tx
    .insert(deskOrders)
    .values({
      requestCode: document.requestCode,
      orderNumber: sql`nextval('desk_order_numbers')::text`,
      document,
      receivedUtc: now,
    })
    .returning({ orderNumber: deskOrders.orderNumber })
  if (!order) throw new Error('the desk took no order')
  return order.orderNumber
}

export type DeskOrder = typeof deskOrders.$inferSelect

export async function readOrders(
  db: Queryable,
  by: { requestCodes: string[] } | { orderIds: string[] },
): Promise<DeskOrder[]> {
  return db
    .select()
    .from(deskOrders)
    .where(
      'requestCodes' in by
        ? inArray(deskOrders.requestCode, by.requestCodes)
        : inArray(deskOrders.orderNumber, by.orderIds),
    )
    .orderBy(asc(deskOrders.id))
}

/** Where a page of changed orders ended: the last order's change and id. */
export interface Cursor {
  changedUtc: string
  id: number
}

const changedUtc = sql<Date>`greatest(${deskOrders.receivedUtc}, ${deskOrders.pickedUtc}, ${deskOrders.shippedUtc}, ${deskOrders.cancelledUtc})`

/** A customer's orders changed since an instant, oldest change first, each with the microsecond of its change. */
export async function readChangedOrders(
  db: Queryable,
  query: { customer: string; changedSince: string; after: Cursor | undefined; limit: number },
) {
  return db
    .select({
      order: deskOrders,
      changedUtc: sql<string>`to_char(${changedUtc} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    })
    .from(deskOrders)
    .where(
      and(
        eq(sql`${deskOrders.document}->>'customer'`, query.customer),
        sql`${changedUtc} >= ${query.changedSince}::timestamptz`,
        query.after && isAfter(query.after),
      ),
    )
    .orderBy(changedUtc, asc(deskOrders.id))
    .limit(query.limit)
}

const isAfter = (cursor: Cursor): SQL =>
  sql`(${changedUtc}, ${deskOrders.id}) > (${cursor.changedUtc}::timestamptz, ${cursor.id}::int)`

/** What staff may change on an order. */
export type DeskStep = Partial<
  Pick<
    typeof deskOrders.$inferInsert,
    | 'status'
    | 'pickedUtc'
    | 'shippedUtc'
    | 'cancelledUtc'
    | 'reason'
    | 'terms'
    | 'fob'
    | 'salesPerson'
    | 'shipVia'
    | 'trackingNumber'
  >
>

/** Writes a step of the staff to the desk's order. */
export async function writeDeskStep(tx: Queryable, orderId: string, step: DeskStep): Promise<void> {
  const written = await tx
    .update(deskOrders)
    .set(step)
    .where(eq(deskOrders.orderNumber, orderId))
    .returning({ id: deskOrders.id })
  if (written.length === 0) throw new Error(`the order desk has no order ${orderId}`)
}

export async function readCustomers(db: Queryable) {
  return db
    .select({
      identifier: accounts.identifier,
      name: accounts.name,
      discountPercent: sql<string>`(${accounts.discountBasisPoints} / 100.0)::numeric(5,2)::text`,
    })
    .from(accounts)
    .orderBy(asc(accounts.identifier))
}

export async function readDistributors(db: Queryable) {
  return db
    .select({ code: distributors.code, name: distributors.name })
    .from(distributors)
    .orderBy(asc(distributors.code))
}
