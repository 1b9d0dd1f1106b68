import type { OrderStep } from '@volute/domain/buying/orders'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Queryable, schema } from '../../core/db/index.ts'
import { isAtDesk, waitingSince } from './order-desk-store.ts'
import { linesOf } from './order-store.ts'
import { invoicesOf, parcelsOf } from './parcel-store.ts'

const { accounts, events, companies, isToDo, salesOrders, users } = schema

/** An order at the desk with its lines, parcels, invoices, customer, buyer and the people who took its steps. */
export async function findManagedOrder(db: Queryable, salesOrderId: number, now: Date) {
  const buyersCompany = alias(companies, 'buyers_company')
  const [found] = await db
    .select({
      order: salesOrders,
      companyName: companies.name,
      customerCode: accounts.identifier,
      buyer: { name: users.name, email: users.email, companyName: buyersCompany.name },
      acts: actsOn(salesOrderId),
      nextSalesOrderId: nextToDo(),
    })
    .from(salesOrders)
    .innerJoin(companies, eq(companies.id, salesOrders.companyId))
    .innerJoin(users, eq(users.id, salesOrders.userId))
    .innerJoin(buyersCompany, eq(buyersCompany.id, users.companyId))
    .leftJoin(accounts, eq(accounts.id, companies.accountId))
    .where(and(eq(salesOrders.id, salesOrderId), isAtDesk(waitingSince(now))))
  if (!found) return undefined
  const [lines, parcels, invoices] = await Promise.all([
    linesOf(db, salesOrderId),
    parcelsOf(db, [salesOrderId]),
    invoicesOf(db, [salesOrderId]),
  ])
  return { ...found, lines, parcels, invoices }
}

/** Staff actions on the order, oldest first. */
function actsOn(
  salesOrderId: number,
): SQL<{ step: OrderStep | 'INVOICED'; by: string | null; atUtc: string }[]> {
  return sql`(
    select coalesce(json_agg(json_build_object('step', act.subject->>'step', 'by', person.name, 'atUtc', act.at_utc)
      order by act.at_utc, act.id), '[]')
    from ${events} act left join ${users} person on person.id = act.user_id
    where act.kind = 'work-order' and act.subject->>'salesOrderId' = ${String(salesOrderId)})`
}

/** The open order that arrived next after the selected one; after the newest, the oldest. */
function nextToDo(): SQL<number | null> {
  const next = alias(salesOrders, 'next')
  const first = (which: SQL) => sql`(
    select ${next.id} from ${salesOrders} next where ${isToDo(next.deskStatus)} and ${which}
    order by ${next.arrivedUtc}, ${next.id} limit 1)`
  return sql`coalesce(
    ${first(sql`(${next.arrivedUtc}, ${next.id}) > (${salesOrders.arrivedUtc}, ${salesOrders.id})`)},
    ${first(sql`${next.id} <> ${salesOrders.id}`)})`
}

/** An order that the ERP has received, locked against another step. */
export async function lockManagedOrder(tx: Queryable, salesOrderId: number) {
  const [order] = await tx
    .select({ companyId: salesOrders.companyId, erpOrderId: salesOrders.erpOrderId })
    .from(salesOrders)
    .where(and(eq(salesOrders.id, salesOrderId), isNotNull(salesOrders.receivedUtc)))
    .for('update')
  return order
}
