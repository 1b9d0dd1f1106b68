import { durations } from '@volute/domain/core/kernel'
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { prepareSql, type Queryable, schema } from '../../core/db/index.ts'

const { claims, salesOrders } = schema

export type Claim = typeof claims.$inferSelect

/** Serializes claims of an order and updates of it from the ERP. */
export async function lockOrder(tx: Queryable, salesOrderId: number): Promise<void> {
  await tx
    .select({ id: salesOrders.id })
    .from(salesOrders)
    .where(eq(salesOrders.id, salesOrderId))
    .for('update')
}

/** Shipped quantity of a line, and the quantity of it in claims that were not declined. */
export async function findShipped(db: Queryable, line: { salesOrderId: number; position: number }) {
  const [found] = await shippedOf(db, line)
  return found
}

const shippedOf = prepareSql<{ shipped: number; claimed: number }>(sql`
  select shipped_quantity as shipped, (
    select coalesce(sum(quantity), 0)::int from claims
    where sales_order_id = line.sales_order_id and position = line.position and status <> 'DECLINED') as claimed
  from sales_order_lines line
  where sales_order_id = ${sql.placeholder('salesOrderId')} and position = ${sql.placeholder('position')}`)

/** Times when the parcels with a line shipped; the order's own shipping time if no known parcel contains it. */
export async function findShippings(db: Queryable, line: { salesOrderId: number; position: number }) {
  const [found] = await shippingsOf(db, line)
  return (found?.shippings ?? []).map((instant) => new Date(instant))
}

const shippingsOf = prepareSql<{ shippings: string[] }>(sql`
  select coalesce((
      select json_agg(shipped_utc order by shipped_utc) from order_parcels parcel
      join order_parcel_lines held on held.parcel_id = parcel.id
      where sales_order_id = o.id and held.position = ${sql.placeholder('position')}
        and shipped_utc is not null and cancelled_utc is null),
    case when shipped_utc is null then '[]' else json_build_array(shipped_utc) end) as shippings
  from sales_orders o where id = ${sql.placeholder('salesOrderId')}`)

/** Person and company behind the claim with this code. */
export async function findClaimOf(db: Queryable, code: string) {
  const [found] = await db
    .select({ claimId: claims.id, companyId: claims.companyId, userId: claims.userId })
    .from(claims)
    .where(eq(claims.code, code))
  return found
}

/** Writes a claim and returns its id; undefined if its code is used. */
export async function insertClaim(
  tx: Queryable,
  claim: typeof claims.$inferInsert,
): Promise<number | undefined> {
  const [inserted] = await tx.insert(claims).values(claim).onConflictDoNothing().returning({ id: claims.id })
  return inserted?.id
}

/** A claim with readable details of its order and its buyer. */
export async function findNamedClaim(db: Queryable, claimId: number) {
  const { salesOrderLines, users } = schema
  const [found] = await db
    .select({
      claim: claims,
      orderId: sql<string>`${salesOrders.erpOrderId}`,
      requestCode: salesOrders.requestCode,
      orderNumber: sql<string>`${salesOrders.erpOrderNumber}`,
      partNumber: salesOrderLines.partNumber,
      description: salesOrderLines.description,
      unitName: salesOrderLines.unitName,
      buyerEmail: users.email,
    })
    .from(claims)
    .innerJoin(salesOrders, eq(salesOrders.id, claims.salesOrderId))
    .innerJoin(
      salesOrderLines,
      and(
        eq(salesOrderLines.salesOrderId, claims.salesOrderId),
        eq(salesOrderLines.position, claims.position),
      ),
    )
    .innerJoin(users, eq(users.id, claims.userId))
    .where(eq(claims.id, claimId))
  return found
}
export type NamedClaim = NonNullable<Awaited<ReturnType<typeof findNamedClaim>>>

/** A claim, locked against another decision. */
export async function lockClaim(tx: Queryable, claimId: number): Promise<Claim | undefined> {
  const [found] = await tx.select().from(claims).where(eq(claims.id, claimId)).for('update')
  return found
}

export async function writeDecision(
  tx: Queryable,
  claimId: number,
  decision: Partial<typeof claims.$inferInsert>,
): Promise<void> {
  await tx.update(claims).set(decision).where(eq(claims.id, claimId))
}

/** Starts the announcement of an accepted claim; returns false while another caller's may still be running. */
export async function beginAnnouncing(db: Queryable, claimId: number, now: Date): Promise<boolean> {
  const { announcingUtc } = claims
  const begun = await db
    .update(claims)
    .set({ announcingUtc: now })
    .where(
      and(
        eq(claims.id, claimId),
        isNull(claims.erpReturnId),
        or(isNull(announcingUtc), lte(announcingUtc, new Date(now.getTime() - durations.announcing))),
      ),
    )
    .returning({ id: claims.id })
  return begun.length > 0
}

/** Records the ERP's reason for rejecting a claim; returns false if it is the same as before. */
export async function noteRefusal(tx: Queryable, claimId: number, reason: string): Promise<boolean> {
  const erpRefusal = reason.slice(0, 500)
  const noted = await tx
    .update(claims)
    .set({ erpRefusal })
    .where(and(eq(claims.id, claimId), sql`${claims.erpRefusal} is distinct from ${erpRefusal}`))
    .returning({ id: claims.id })
  return noted.length > 0
}
