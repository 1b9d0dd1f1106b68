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
  type ManagedOrderRow,
  type DeskStatus,
  deskStatuses,
  type OrderStep,
} from '@volute/domain/orders'
import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { contains, type Queryable, schema } from '../db/index.ts'
import { holdsTyped } from './order-pieces.ts'
import { linesOf } from './order-store.ts'

const { accounts, audit, companies, isToDo, salesOrders, users } = schema

interface Page extends SearchPage {
  status: DeskFilter
  sortDirection: SortDirection
}

/**
 * A page of all companies' orders by the time received, and the number of found orders per status: null of a search that
 * finds more than the bound, since each status would be a search of its own.
 */
export async function findManagedOrders(db: Queryable, page: Page, now: Date) {
  const { status, searchValue } = page
  const bound = countBound(page, searchValue !== '')
  if (searchValue === '') {
    const { rows, counted } = await readPage(db, page, wholeDesk(isAtDesk(now), bound))
    const counts = countsOf(counted, bound)
    return { rows, counts, ...countOf(status, counts) }
  }
  const found = sql`${isAtDesk(now)} and ${await holding(db, searchValue)}`
  const { rows, counted } = await readPage(db, page, matching(found, page, bound))
  const counts = sumOf(counted) > bound ? null : countsOf(counted, bound)
  if (counts) return { rows, counts, ...countOf(status, counts) }
  if (status === 'All') return { rows, counts, ...countedTo(bound, sumOf(counted)) }

  const chosen = await readPage(db, page, matching(sql`${found} and ${hasStatus(status)}`, page, bound))
  return { rows: chosen.rows, counts, ...countedTo(bound, sumOf(chosen.counted)) }
}

/** Where a page's orders are read from, and what is counted for it. */
interface Source {
  matches?: SQL
  orders: SQL
  isListed?: SQL
  counted: SQL
}

/** All at the desk, each status counted to the bound. */
function wholeDesk(atDesk: SQL, bound: number): Source {
  const ofStatus = (status: DeskStatus) => sql`(
    select ${salesOrders.deskStatus} from ${salesOrders} where ${atDesk} and ${hasStatus(status)}
    order by ${salesOrders.arrivedUtc} desc limit ${bound + 1})`
  return {
    orders: sql`${salesOrders}`,
    isListed: atDesk,
    counted: sql.join(deskStatuses.map(ofStatus), sql` union all `),
  }
}

/** What a search finds, to one past the bound: it is looked for once, to be shown and to be counted. */
const matching = (found: SQL, page: Page, bound: number): Source => ({
  matches: sql`with matches as materialized (
    select * from ${salesOrders} where ${found} order by ${inOrder(page)} limit ${bound + 1})`,
  orders: sql`matches ${salesOrders}`,
  counted: sql`select desk_status from matches`,
})

interface DeskPage {
  rows: DeskRow[]
  counted: Partial<Record<DeskStatus, number>>
}

/** As JSON has it: the instant is a text. */
type DeskRow = Omit<ManagedOrderRow, 'grandTotal'> & { totalCents: number }

async function readPage(db: Queryable, page: Page, { matches, orders, isListed, counted }: Source) {
  const { rows } = await db.execute<DeskPage & Record<string, unknown>>(sql`
    ${matches}
    select
      (select coalesce(json_agg(listed), '[]') from (
        select ${salesOrders.id} as "salesOrderId", erp_order_number as "erpSalesOrderNumber",
          ${companies.name} as "companyName", po_number as "poNumber", arrived_utc as "receivedUtc",
          desk_status as "status", total_cents as "totalCents"
        from ${orders} join ${companies} on ${companies.id} = ${salesOrders.companyId}
        where ${and(isListed, hasStatus(page.status)) ?? sql`true`}
        order by ${inOrder(page)} limit ${page.rowsPerPage} offset ${(page.pageNumber - 1) * page.rowsPerPage}) listed) as "rows",
      (select coalesce(json_object_agg(desk_status, count), '{}') from (
        select desk_status, count(*) as count from (${counted}) each group by desk_status) counts) as "counted"`)
  if (!rows[0]) throw new Error('the desk was not read')
  return rows[0]
}

const inOrder = ({ sortDirection }: Page) =>
  sql.join([salesOrders.arrivedUtc, salesOrders.id].map(sortDirection === 'ASC' ? asc : desc), sql`, `)

const sumOf = (counted: DeskPage['counted']) => Object.values(counted).reduce((sum, count) => sum + count, 0)

const countsOf = (counted: DeskPage['counted'], bound: number) =>
  Object.fromEntries(
    deskStatuses.map((status) => [status, countedTo(bound, counted[status] ?? 0)]),
  ) as Record<DeskStatus, CountedRows>

/** An order is at the desk but for the first minutes, while the ERP has not answered. */
function isAtDesk(now: Date): SQL {
  const waitingSince = new Date(now.getTime() - durations.deskWaiting)
  return sql`(${salesOrders.deskStatus} <> 'Waiting' or ${salesOrders.arrivedUtc} <= ${waitingSince})`
}

/**
 * Orders whose number, PO number or company's name holds what was typed. The companies are looked up before, so that
 * the planner knows how many orders are theirs.
 */
async function holding(db: Queryable, typed: string): Promise<SQL> {
  const [held, named] = await Promise.all([
    holdsTyped(db, typed),
    db
      .select({ id: companies.id })
      .from(companies)
      .where(contains(typed, [companies.name])),
  ])
  const ids = named.map(({ id }) => id)
  return sql`(${held}
    or ${salesOrders.companyId} = any(${sql.param(ids)}::int[]))`
}

function hasStatus(filter: DeskFilter): SQL | undefined {
  if (filter === 'All') return undefined
  return filter === 'To Do' ? isToDo(salesOrders.deskStatus) : eq(salesOrders.deskStatus, filter)
}

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
