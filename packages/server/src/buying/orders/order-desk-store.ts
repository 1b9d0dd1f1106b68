import { countBound, countedTo, durations, type InputOf, limits } from '@volute/domain/core/kernel'
import {
  countOf,
  type DeskCounts,
  deskCounts,
  type DeskFilter,
  deskFilters,
  deskStatuses,
  dueFilters,
  endOfWeek,
  type listManagedOrders,
  type ManagedOrderRow,
} from '@volute/domain/buying/orders'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { contains, prepareSql, type Queryable, schema } from '../../core/db/index.ts'
import { holdsTyped } from './order-search-store.ts'

const { companies, isToDo, salesOrders } = schema

type Page = InputOf<typeof listManagedOrders>

interface Moment {
  now: Date
  /** Today at the shop. */
  today: string
}

/**
 * A page of all companies' orders by time received, and the number of orders per status. The numbers are null if a search
 * finds more than the bound, since counting each status would take a search of its own.
 */
export async function findManagedOrders(db: Queryable, page: Page, { now, today }: Moment) {
  const { status, searchValue } = page
  const days = { today, endOfWeek: endOfWeek(today) }
  const bound = countBound(page, searchValue !== '')
  if (searchValue === '') {
    const { rows, counted } = await readWhole(db, page, bound, { ...days, waitingSince: waitingSince(now) })
    const counts = countsOf(counted, bound)
    return { rows, counts, ...countOf(status, counts) }
  }
  const held = (await holding(db, searchValue)).map((one) => and(isAtDesk(waitingSince(now)), one))
  const { rows, counted } = await readMatches(db, { ...page, bound }, held, days)
  const found = sumOf(counted)
  const counts = found > bound ? null : countsOf(counted, bound)
  if (counts) return { rows, counts, ...countOf(status, counts) }
  if (status === 'All') return { rows, counts, ...countedTo(bound, found) }

  const ofStatus = held.map((one) => and(one, hasStatus(status, days)))
  const chosen = await readMatches(db, { ...page, bound }, ofStatus, days)
  return { rows: chosen.rows, counts, ...countedTo(bound, sumOf(chosen.counted)) }
}

interface DeskPage {
  rows: DeskRow[]
  counted: Partial<Record<keyof DeskCounts, number>>
}

/** Today and the last day of its week: values, or their placeholders. */
type Days = Record<'today' | 'endOfWeek', unknown>

/** Row as JSON: the timestamp is a string. */
type DeskRow = Omit<ManagedOrderRow, 'grandTotal'> & { totalCents: number }

/** All orders at the desk. Queries with the usual page size and bound are planned once; any other is planned for its values. */
async function readWhole(db: Queryable, page: Page, bound: number, since: Whole): Promise<DeskPage> {
  const values = { ...since, rowsBefore: rowsBefore(page) }
  const { columnName, rowsPerPage } = page
  const isUsual =
    bound === usual.bound && rowsPerPage === usual.rowsPerPage && columnName === usual.columnName
  const [read] = isUsual
    ? await wholeDesk[page.status][page.sortDirection](db, values)
    : (await db.execute<DeskPage & Record<string, unknown>>(deskOf({ ...page, bound }, values))).rows
  if (!read) throw new Error('the desk was not read')
  return read
}

type Whole = Days & { waitingSince: unknown }
type Wish = Pick<Page, 'status' | 'columnName' | 'sortDirection' | 'rowsPerPage'> & { bound: number }

/** One page, and the count of each status up to the bound. */
function deskOf(wish: Wish, values: Whole & { rowsBefore: unknown }): SQL {
  const atDesk = isAtDesk(values.waitingSince)
  const bound = sql.raw(String(wish.bound + 1))
  const ofStatuses = deskStatuses.map((status) => {
    const written = sql.raw(`'${status}'`)
    return sql`
      select ${written} as status, count(*)::int as count from (
        select from ${salesOrders} where ${atDesk} and ${salesOrders.deskStatus} = ${written}
        order by ${salesOrders.arrivedUtc} desc limit ${bound}) orders`
  })
  const ofDue = dueFilters.map(
    (filter) => sql`
      select ${sql.raw(`'${filter}'`)} as status, count(*)::int as count from (
        select from ${salesOrders} where ${hasStatus(filter, values)}
        order by ${salesOrders.dueOn} limit ${bound}) orders`,
  )
  const counted = [...ofStatuses, ...ofDue]
  const from = sql`${salesOrders} where ${and(atDesk, hasStatus(wish.status, values))}`
  return sql`
    select ${listed(from, wish, values.rowsBefore)} as "rows",
      (select json_object_agg(status, count) from (${sql.join(counted, sql` union all `)}) counted) as "counted"`
}

const usual = { rowsPerPage: limits.pageSize, bound: limits.countedRows, columnName: 'Order Date' } as const
const bothWays = (status: DeskFilter) => {
  const values = {
    rowsBefore: sql.placeholder('rowsBefore'),
    waitingSince: sql.placeholder('waitingSince'),
    today: sql.placeholder('today'),
    endOfWeek: sql.placeholder('endOfWeek'),
  }
  return {
    ASC: prepareSql<DeskPage>(deskOf({ ...usual, status, sortDirection: 'ASC' }, values)),
    DESC: prepareSql<DeskPage>(deskOf({ ...usual, status, sortDirection: 'DESC' }, values)),
  }
}
const wholeDesk = Object.fromEntries(deskFilters.map((status) => [status, bothWays(status)])) as Record<
  DeskFilter,
  ReturnType<typeof bothWays>
>

/**
 * Matches of a search, up to one past the bound. The search runs once, for display and for the counts, and once per
 * condition; no order meets two conditions.
 */
async function readMatches(
  db: Queryable,
  page: Page & { bound: number },
  conditions: (SQL | undefined)[],
  days: Days,
): Promise<DeskPage> {
  const first = sql`order by ${inOrder(page)} limit ${page.bound + 1}`
  const found = conditions.map((one) => sql`(select * from ${salesOrders} where ${one} ${first})`)
  const ofDue = dueFilters.map(
    (filter) => sql`
        union all select ${filter}::text, count(*) from matches ${salesOrders} where ${hasStatus(filter, days)}`,
  )
  const shown = sql`matches ${salesOrders} where ${hasStatus(page.status, days) ?? sql`true`}`
  const { rows } = await db.execute<DeskPage & Record<string, unknown>>(sql`
    with matches as materialized (select * from (${sql.join(found, sql` union all `)}) ${salesOrders} ${first})
    select ${listed(shown, page, rowsBefore(page))} as "rows",
      (select coalesce(json_object_agg(desk_status, count), '{}') from (
        select desk_status, count(*) as count from matches group by desk_status${sql.join(ofDue)}) counts) as "counted"`)
  if (!rows[0]) throw new Error('the desk was not searched')
  return rows[0]
}

/** The bound is an inner limit, which contains the page: the planner estimates an unknown offset at a tenth of the rows read. */
function listed(from: SQL, wish: Wish, before: unknown): SQL {
  const { rowsPerPage, bound } = wish
  return sql`
    (select coalesce(json_agg(listed), '[]') from (
      select ${salesOrders.id} as "salesOrderId", erp_order_number as "erpSalesOrderNumber",
        ${companies.name} as "companyName", po_number as "poNumber", arrived_utc as "receivedUtc",
        desk_status as "status", due_on as "dueOn", total_cents as "totalCents"
      from (
        select * from (select * from ${from} order by ${inOrder(wish)} limit ${sql.raw(String(bound))}) counted
        offset ${before}::bigint limit ${sql.raw(String(rowsPerPage))}) ${salesOrders}
      join ${companies} on ${companies.id} = ${salesOrders.companyId}
      order by ${inOrder(wish)}) listed)`
}

const rowsBefore = ({ pageNumber, rowsPerPage }: Page) => (pageNumber - 1) * rowsPerPage

function inOrder({ columnName, sortDirection }: Pick<Page, 'columnName' | 'sortDirection'>): SQL {
  const first = columnName === 'Ship By' ? [salesOrders.dueOn] : []
  const columns = [...first, salesOrders.arrivedUtc, salesOrders.id]
  return sql.join(columns.map(sortDirection === 'ASC' ? asc : desc), sql`, `)
}

const sumOf = (counted: DeskPage['counted']) =>
  deskStatuses.reduce((sum, status) => sum + (counted[status] ?? 0), 0)

const countsOf = (counted: DeskPage['counted'], bound: number) =>
  Object.fromEntries(deskCounts.map((one) => [one, countedTo(bound, counted[one] ?? 0)])) as DeskCounts

/** An order is at the desk, except in its first minutes while the ERP has not answered. */
export function isAtDesk(since: unknown): SQL {
  return sql`(${salesOrders.deskStatus} <> 'Waiting' or ${salesOrders.arrivedUtc} <= ${since}::timestamptz)`
}

export const waitingSince = (now: Date) => new Date(now.getTime() - durations.deskWaiting).toISOString()

/**
 * Two disjoint conditions: orders whose number or PO number contains the typed text, and other orders whose company's name
 * does. The companies are looked up first, so that the planner knows the number of their orders.
 */
async function holding(db: Queryable, typed: string): Promise<SQL[]> {
  const [held, named] = await Promise.all([
    holdsTyped(db, typed),
    db
      .select({ id: companies.id })
      .from(companies)
      .where(contains(typed, [companies.name])),
  ])
  const ids = named.map(({ id }) => id)
  const ofCompanies = sql`${salesOrders.companyId} = any(${sql.param(ids)}::int[])`
  return ids.length > 0 ? [held.found, sql`${ofCompanies} and ${held.misses}`] : [held.found]
}

function hasStatus(filter: DeskFilter, { today, endOfWeek: end }: Days): SQL | undefined {
  if (filter === 'All') return undefined
  const toDo = isToDo(salesOrders.deskStatus)
  if (filter === 'To Do') return toDo
  if (filter === 'Late') return sql`${toDo} and ${salesOrders.dueOn} < ${today}::date`
  if (filter === 'Due This Week')
    return sql`${toDo} and ${salesOrders.dueOn} between ${today}::date and ${end}::date`
  return eq(salesOrders.deskStatus, filter)
}
