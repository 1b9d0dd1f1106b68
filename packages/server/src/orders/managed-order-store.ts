import {
  type CountedRows,
  countBound,
  countedTo,
  durations,
  type SearchPage,
  type SortDirection,
} from '@volute/domain/kernel'
import {
  countOf,
  type DeskFilter,
  type DeskStatus,
  deskStatuses,
  type OrderStep,
} from '@volute/domain/orders'
import { and, asc, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { contains, countFound, holds, type Queryable, schema } from '../db/index.ts'
import { linesOf } from './order-store.ts'

const { accounts, audit, companies, isToDo, salesOrders, users } = schema

interface Page extends SearchPage {
  status: DeskFilter
  sortDirection: SortDirection
}

/** A page of all companies' orders by the time received, and the number of found orders per status. */
export async function findManagedOrders(db: Queryable, page: Page, now: Date) {
  const found = and(isAtDesk(now), await holding(db, page.searchValue)) ?? sql`true`
  const direct = page.sortDirection === 'ASC' ? asc : desc
  const rows = await db
    .select({
      id: salesOrders.id,
      erpOrderNumber: salesOrders.erpOrderNumber,
      companyName: companies.name,
      poNumber: salesOrders.poNumber,
      arrivedUtc: salesOrders.arrivedUtc,
      totalCents: salesOrders.totalCents,
      status: salesOrders.deskStatus,
    })
    .from(salesOrders)
    .innerJoin(companies, eq(companies.id, salesOrders.companyId))
    .where(and(found, hasStatus(page.status)))
    .orderBy(direct(salesOrders.arrivedUtc), direct(salesOrders.id))
    .limit(page.rowsPerPage)
    .offset((page.pageNumber - 1) * page.rowsPerPage)
  const isSearch = page.searchValue !== ''
  const bound = countBound(page, isSearch)
  const counts = await countPerStatus(db, found, isSearch, bound)
  const chosen = counts
    ? countOf(page.status, counts)
    : await countFound(db, page, withStatus(found, page.status))
  return { rows, counts, ...chosen }
}

/** An order is at the desk but for the first minutes, while the ERP has not answered. */
function isAtDesk(now: Date): SQL {
  const waitingSince = new Date(now.getTime() - durations.deskWaiting)
  return sql`(${salesOrders.deskStatus} <> 'Waiting' or ${salesOrders.arrivedUtc} <= ${waitingSince})`
}

/**
 * Orders whose number, PO number or company's name holds what was typed. The companies are looked up before, so that
 * the planner knows how many orders are theirs.
 */
async function holding(db: Queryable, typed: string): Promise<SQL | undefined> {
  if (typed === '') return undefined
  const named = await db
    .select({ id: companies.id })
    .from(companies)
    .where(contains(typed, [companies.name]))
  const ids = named.map(({ id }) => id)
  return or(
    holds(salesOrders.searchText, typed),
    sql`${salesOrders.companyId} = any(${sql.param(ids)}::int[])`,
  )
}

function hasStatus(filter: DeskFilter): SQL | undefined {
  if (filter === 'All') return undefined
  return filter === 'To Do' ? isToDo(salesOrders.deskStatus) : eq(salesOrders.deskStatus, filter)
}

/**
 * How many of the orders stand where, each status counted to the bound. What a search finds is read once, for all
 * statuses together: null when that is more than the bound.
 */
async function countPerStatus(db: Queryable, found: SQL, isSearch: boolean, bound: number) {
  const limited = (status: DeskFilter) => sql`(${withStatus(found, status)} limit ${bound + 1})`
  const { rows } = await db.execute<{ status: DeskStatus; count: number }>(sql`
    select desk_status as status, count(*)::int as count
    from (${isSearch ? limited('All') : sql.join(deskStatuses.map(limited), sql` union all `)}) counted
    group by desk_status`)
  if (isSearch && rows.reduce((sum, { count }) => sum + count, 0) > bound) return null
  const counts = new Map(rows.map(({ status, count }) => [status, count]))
  return Object.fromEntries(
    deskStatuses.map((status) => [status, countedTo(bound, counts.get(status) ?? 0)]),
  ) as Record<DeskStatus, CountedRows>
}

const withStatus = (found: SQL, status: DeskFilter) => sql`
  select ${salesOrders.deskStatus} from ${salesOrders} where ${and(found, hasStatus(status))}
  order by ${salesOrders.arrivedUtc} desc`

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
    .where(and(eq(salesOrders.id, salesOrderId), isAtDesk(now)))
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
