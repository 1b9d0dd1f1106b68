import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { type Queryable, schema } from '../../core/db/index.ts'
import { invoicesOf, parcelsOf } from './parcel-store.ts'

const { salesOrderLines, salesOrders, users } = schema

/** Orders that the shop has placed at the ERP, by ERP id. A pending order is left to its own job. */
const placedAt = (erpOrderIds: string[]) =>
  and(inArray(salesOrders.erpOrderId, erpOrderIds), ne(salesOrders.requestStatus, 'PENDING'))

const headOf = (db: Queryable, erpOrderIds: string[]) =>
  db
    .select({ order: salesOrders, buyerEmail: users.email })
    .from(salesOrders)
    .innerJoin(users, eq(users.id, salesOrders.userId))
    .where(placedAt(erpOrderIds))

/** Orders with everything that the ERP may change. */
export async function findFollowed(db: Queryable, erpOrderIds: string[]) {
  return withRest(db, await headOf(db, erpOrderIds))
}

/** One such order, locked against others that sync or work it. */
export async function lockFollowed(tx: Queryable, erpOrderId: string) {
  const [followed] = await withRest(tx, await headOf(tx, [erpOrderId]).for('update', { of: salesOrders }))
  return followed
}
export type Followed = Awaited<ReturnType<typeof findFollowed>>[number]

async function withRest(db: Queryable, heads: Awaited<ReturnType<typeof headOf>>) {
  const ids = heads.map(({ order }) => order.id)
  if (ids.length === 0) return []
  const [lines, parcels, invoices] = await Promise.all([
    db
      .select()
      .from(salesOrderLines)
      .where(inArray(salesOrderLines.salesOrderId, ids))
      .orderBy(asc(salesOrderLines.position)),
    parcelsOf(db, ids),
    invoicesOf(db, ids),
  ])
  return heads.map((head) => {
    const isOwn = ({ salesOrderId }: { salesOrderId: number }) => salesOrderId === head.order.id
    return {
      ...head,
      lines: lines.filter(isOwn),
      parcels: parcels.filter(({ parcel }) => isOwn(parcel)),
      invoices: invoices.filter(isOwn),
    }
  })
}

/** The newest orders that the ERP has received but not reported since, or whose report could not be processed. */
export async function listUnheard(db: Queryable, most: number): Promise<string[]> {
  const rows = await db
    .select({ erpOrderId: salesOrders.erpOrderId })
    .from(salesOrders)
    .where(and(isNull(salesOrders.asOfUtc), isNotNull(salesOrders.receivedUtc)))
    .orderBy(sql`${salesOrders.arrivedUtc} desc`)
    .limit(most)
  return rows.flatMap(({ erpOrderId }) => erpOrderId ?? [])
}
