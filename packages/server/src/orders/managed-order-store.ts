import type { OrderStep } from '@volute/domain/orders'
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Queryable, schema } from '../db/index.ts'
import { isAtDesk, waitingSince } from './order-desk-store.ts'
import { linesOf } from './order-store.ts'

const { accounts, audit, companies, isToDo, salesOrders, users } = schema

/** An order of the desk with its lines, customer, buyer and the people who took its steps. */
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
  return found && { ...found, lines: await linesOf(db, salesOrderId) }
}

/** Who took each step, and when; the last of several. */
function actsOn(salesOrderId: number): SQL<Partial<Record<OrderStep, { by: string; atUtc: string }>>> {
  return sql`(
    select coalesce(json_object_agg(step, json_build_object('by', name, 'atUtc', created_utc)), '{}')
    from (
      select distinct on (act.detail->>'step') act.detail->>'step' step, person.name, act.created_utc
      from ${audit} act join ${users} person on person.id = act.user_id
      where act.act = 'work-order' and act.detail->>'salesOrderId' = ${String(salesOrderId)}
      order by act.detail->>'step', act.created_utc desc) taken)`
}

/** The order to do that arrived next after the selected one, and after the newest the oldest. */
function nextToDo(): SQL<number | null> {
  const next = alias(salesOrders, 'next')
  const first = (which: SQL) => sql`(
    select ${next.id} from ${salesOrders} next where ${isToDo(next.deskStatus)} and ${which}
    order by ${next.arrivedUtc}, ${next.id} limit 1)`
  return sql`coalesce(
    ${first(sql`(${next.arrivedUtc}, ${next.id}) > (${salesOrders.arrivedUtc}, ${salesOrders.id})`)},
    ${first(sql`${next.id} <> ${salesOrders.id}`)})`
}

/** An order that the ERP has received, with its buyer's address, locked against another step. */
export async function lockManagedOrder(tx: Queryable, salesOrderId: number) {
  const [found] = await tx
    .select({ order: salesOrders, buyerEmail: users.email })
    .from(salesOrders)
    .innerJoin(users, eq(users.id, salesOrders.userId))
    .where(and(eq(salesOrders.id, salesOrderId), isNotNull(salesOrders.receivedUtc)))
    .for('update', { of: salesOrders })
  return found
}

export async function writeOrderStep(
  tx: Queryable,
  salesOrderId: number,
  step: Partial<typeof salesOrders.$inferInsert>,
): Promise<void> {
  await tx.update(salesOrders).set(step).where(eq(salesOrders.id, salesOrderId))
}
