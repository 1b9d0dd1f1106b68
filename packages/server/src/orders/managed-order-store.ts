import { durations } from '@volute/domain/kernel'
import {
  type DeskFilter,
  type DeskStatus,
  type OrderStep,
  type SortDirection,
  toDoStatuses,
} from '@volute/domain/orders'
import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { contains, type Queryable, schema } from '../db/index.ts'
import { linesOf } from './order-store.ts'

const { accounts, audit, companies, salesOrders, users } = schema

interface Page {
  status: DeskFilter
  searchValue: string
  pageNumber: number
  rowsPerPage: number
  sortDirection: SortDirection
}

/** A page of all companies' orders by the time received, and the number of found orders per status. */
export async function findManagedOrders(db: Queryable, page: Page, now: Date) {
  const status = deskStatus(now)
  const direct = page.sortDirection === 'ASC' ? asc : desc
  const found = and(
    sql`${status} is not null`,
    contains(page.searchValue, [salesOrders.erpOrderNumber, salesOrders.poNumber, companies.name]),
  )
  const rows = await db
    .select({
      id: salesOrders.id,
      erpOrderNumber: salesOrders.erpOrderNumber,
      companyName: companies.name,
      poNumber: salesOrders.poNumber,
      receivedUtc: salesOrders.receivedUtc,
      createdUtc: salesOrders.createdUtc,
      totalCents: salesOrders.totalCents,
      status,
    })
    .from(salesOrders)
    .innerJoin(companies, eq(companies.id, salesOrders.companyId))
    .where(and(found, page.status === 'All' ? undefined : inArray(status, statusesOf(page.status))))
    .orderBy(direct(arrivedUtc), direct(salesOrders.id))
    .limit(page.rowsPerPage)
    .offset((page.pageNumber - 1) * page.rowsPerPage)
  const counted = await db
    .select({ status, count: sql<number>`count(*)::int` })
    .from(salesOrders)
    .innerJoin(companies, eq(companies.id, salesOrders.companyId))
    .where(found)
    .groupBy(sql`1`)
  return { rows, counts: new Map(counted.map((row) => [row.status, row.count])) }
}

const statusesOf = (filter: Exclude<DeskFilter, 'All'>): readonly DeskStatus[] =>
  filter === 'To Do' ? toDoStatuses : [filter]

/** When the ERP received an order, or when it was ordered while the ERP has not. */
const arrivedUtc = sql`coalesce(${salesOrders.receivedUtc}, ${salesOrders.createdUtc})`

/** An order's status for the desk; null during the first minutes, while the ERP has not answered. */
function deskStatus(now: Date): SQL<DeskStatus> {
  const { createdUtc, pickedUtc, receivedUtc, rejectedUtc, requestStatus, shippedUtc } = salesOrders
  const waitingSince = new Date(now.getTime() - durations.deskWaiting).toISOString()
  return sql`case
    when ${rejectedUtc} is not null then 'Rejected'
    when ${shippedUtc} is not null then 'Shipped'
    when ${pickedUtc} is not null then 'Picked'
    when ${receivedUtc} is not null then 'Received'
    when ${requestStatus} = 'FAILED' then 'Failed'
    when ${createdUtc} <= ${waitingSince}::timestamptz then 'Waiting'
  end`
}

/** An order of the desk with its lines, customer, buyer and the people who took its steps. */
export async function findManagedOrder(db: Queryable, salesOrderId: number, now: Date) {
  const buyersCompany = alias(companies, 'buyers_company')
  const status = deskStatus(now)
  const [found] = await db
    .select({
      order: salesOrders,
      status,
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
    .where(and(eq(salesOrders.id, salesOrderId), sql`${status} is not null`))
  return found && { ...found, lines: await linesOf(db, salesOrderId) }
}

/** Who took each step, and when; the last of several. */
function actsOn(salesOrderId: number): SQL<Partial<Record<OrderStep, { by: string; atUtc: string }>>> {
  return sql`(
    select coalesce(json_object_agg(step, json_build_object('by', name, 'atUtc', created_utc)), '{}')
    from (
      select distinct on (act.detail->>'step') act.detail->>'step' step, person.name, act.created_utc
      from ${audit} act join ${users} person on person.id = act.user_id
      where act.company_id = ${salesOrders.companyId} and act.act = 'work-order'
        and act.detail->>'salesOrderId' = ${String(salesOrderId)}
      order by act.detail->>'step', act.created_utc desc) taken)`
}

/** The order to do that arrived next after the selected one, and after the newest the oldest. */
function nextToDo(): SQL<number | null> {
  return sql`(
    select next.id from sales_orders next
    where next.received_utc is not null and next.shipped_utc is null and next.rejected_utc is null
      and next.id <> ${salesOrders.id}
    order by (next.received_utc, next.id) > (${arrivedUtc}, ${salesOrders.id}) desc, next.received_utc, next.id
    limit 1)`
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
