import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { prepare, prepareSql, type Queryable, schema } from '../../db/index.ts'
import type { ErpOrder } from '@volute/erp'

const { accounts, deskInvoices, deskOrders, deskReturns, distributors } = schema

/** Serializes submissions of request or claim codes until the transaction ends; the codes are sorted. */
export async function lockCodes(tx: Queryable, codes: readonly string[]): Promise<void> {
  await lockedCodes(tx, { codes })
}

const lockedCodes = prepareSql(sql`
  select pg_advisory_xact_lock(hashtextextended(code, 0)) from unnest(${sql.placeholder('codes')}::text[]) code`)

/** Numbers of the orders with these request codes, by code. */
export async function findOrderNumbers(
  db: Queryable,
  requestCodes: readonly string[],
): Promise<Map<string, string>> {
  return numbersByCode(await orderNumbers(db, { requestCodes }))
}

const orderNumbers = prepare((db) =>
  db
    .select({ requestCode: deskOrders.requestCode, orderNumber: deskOrders.orderNumber })
    .from(deskOrders)
    .where(eq(deskOrders.requestCode, sql`any(${sql.placeholder('requestCodes')}::uuid[])`)),
)

/** Inserts orders under the next numbers of the sequence, by code; a used number is never assigned again. */
export async function insertOrders(
  tx: Queryable,
  orders: readonly { order: ErpOrder; now: Date }[],
): Promise<Map<string, string>> {
  if (orders.length === 0) return new Map()
  const rows = orders.map(({ order, now }) => ({ requestCode: order.requestCode, document: order, now }))
  const inserted = await insertedOrders(tx, { rows: JSON.stringify(rows) })
  if (inserted.length < orders.length) throw new Error('the desk did not take every order')
  return numbersByCode(inserted)
}

interface NumberedOrder {
  requestCode: string
  orderNumber: string
}

const insertedOrders = prepareSql<NumberedOrder>(sql`
  insert into desk_orders (request_code, order_number, document, created_utc, changed_utc)
  select "requestCode", nextval('desk_order_numbers')::text, document, now, now
  from json_to_recordset(${sql.placeholder('rows')}) placed ("requestCode" uuid, document jsonb, now timestamptz)
  returning request_code "requestCode", order_number "orderNumber"`)

const numbersByCode = (orders: readonly NumberedOrder[]) =>
  new Map(orders.map(({ requestCode, orderNumber }) => [requestCode, orderNumber]))

/** An order with its lines, shipments and invoices; instants in JSON are texts. */
const wholeOrder = {
  order: deskOrders,
  lines: sql<{ position: number; cancelled: number; promised: string | null; delayReason: string | null }[]>`(
    select coalesce(json_agg(json_build_object('position', position, 'cancelled', cancelled_quantity,
      'promised', promised_date, 'delayReason', slip_reason)), '[]')
    from desk_order_lines where desk_order_id = desk_orders.id)`,
  shipments: sql<
    {
      id: number
      shippedUtc: string
      cancelledUtc: string | null
      shipVia: string | null
      trackingNumber: string | null
      partReason: string | null
      lines: { position: number; quantity: number }[]
    }[]
  >`(
    select coalesce(json_agg(json_build_object('id', shipment.id, 'shippedUtc', shipped_utc, 'cancelledUtc', cancelled_utc,
      'shipVia', ship_via, 'trackingNumber', tracking_number, 'partReason', part_reason, 'lines', (
        select coalesce(json_agg(json_build_object('position', position, 'quantity', quantity) order by position), '[]')
        from desk_shipment_lines where shipment_id = shipment.id)) order by shipment.id), '[]')
    from desk_shipments shipment where desk_order_id = desk_orders.id)`,
  invoices: sql<{ id: number; number: string; invoicedOn: string; totalCents: number; hasPdf: boolean }[]>`(
    select coalesce(json_agg(json_build_object('id', invoice.id, 'number', number, 'invoicedOn', invoiced_on,
      'totalCents', total_cents, 'hasPdf', pdf is not null) order by invoice.id), '[]')
    from desk_invoices invoice where desk_order_id = desk_orders.id)`,
}

export type DeskOrder = Awaited<ReturnType<typeof readOrders>>[number]

export async function readOrders(db: Queryable, by: { requestCodes: string[] } | { orderIds: string[] }) {
  return db
    .select(wholeOrder)
    .from(deskOrders)
    .where(
      'requestCodes' in by
        ? inArray(deskOrders.requestCode, by.requestCodes)
        : inArray(deskOrders.orderNumber, by.orderIds),
    )
    .orderBy(asc(deskOrders.id))
}

/** End of a page of changed orders: the last order's change and id. */
export interface Cursor {
  changedUtc: string
  id: number
}

/**
 * Reads orders changed since an instant, of one customer or of all, oldest change first, each with the time of its change in
 * microseconds.
 */
export async function readChangedOrders(
  db: Queryable,
  query: { customer: string | null; changedSince: string; after: Cursor | undefined; limit: number },
) {
  return db
    .select({
      ...wholeOrder,
      changedUtc: sql<string>`to_char(${deskOrders.changedUtc} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    })
    .from(deskOrders)
    .where(
      and(
        query.customer === null ? undefined : eq(sql`${deskOrders.document} ->> 'customer'`, query.customer),
        sql`${deskOrders.changedUtc} >= ${query.changedSince}::timestamptz`,
        query.after && isAfter(query.after),
      ),
    )
    .orderBy(asc(deskOrders.changedUtc), asc(deskOrders.id))
    .limit(query.limit)
}

const isAfter = (cursor: Cursor): SQL =>
  sql`(${deskOrders.changedUtc}, ${deskOrders.id}) > (${cursor.changedUtc}::timestamptz, ${cursor.id}::int)`

export async function readInvoice(
  db: Queryable,
  { requestCode, invoiceId }: { requestCode: string; invoiceId: string },
): Promise<Uint8Array | null> {
  const [invoice] = await db
    .select({ pdf: deskInvoices.pdf })
    .from(deskInvoices)
    .innerJoin(deskOrders, eq(deskOrders.id, deskInvoices.deskOrderId))
    .where(and(eq(deskInvoices.id, Number(invoiceId)), eq(deskOrders.requestCode, requestCode)))
  return invoice?.pdf ?? null
}

export async function findReturn(db: Queryable, claimCode: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: deskReturns.id })
    .from(deskReturns)
    .where(eq(deskReturns.claimCode, claimCode))
  return found?.id
}

export async function insertReturn(
  tx: Queryable,
  wanted: { claimCode: string },
  deskOrderId: number,
  now: Date,
): Promise<number> {
  const [made] = await tx
    .insert(deskReturns)
    .values({ claimCode: wanted.claimCode, deskOrderId, document: wanted, receivedUtc: now })
    .returning({ id: deskReturns.id })
  if (!made) throw new Error('the desk took no return')
  return made.id
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
