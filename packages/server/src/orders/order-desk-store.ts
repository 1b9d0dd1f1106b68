import {
  type CountedRows,
  countBound,
  countedTo,
  durations,
  limits,
  type SearchPage,
  type SortDirection,
} from '@volute/domain/kernel'
import {
  countOf,
  type DeskFilter,
  type DeskStatus,
  deskFilters,
  deskStatuses,
  type ManagedOrderRow,
} from '@volute/domain/orders'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { contains, prepareSql, type Queryable, schema } from '../db/index.ts'
import { holdsTyped } from './order-pieces.ts'

const { companies, isToDo, salesOrders } = schema

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
    const { rows, counted } = await readWhole(db, page, bound, now)
    const counts = countsOf(counted, bound)
    return { rows, counts, ...countOf(status, counts) }
  }
  const held = (await holding(db, searchValue)).map((one) => and(isAtDesk(waitingSince(now)), one))
  const { rows, counted } = await readMatches(db, page, held, bound)
  const counts = sumOf(counted) > bound ? null : countsOf(counted, bound)
  if (counts) return { rows, counts, ...countOf(status, counts) }
  if (status === 'All') return { rows, counts, ...countedTo(bound, sumOf(counted)) }

  const ofStatus = held.map((one) => and(one, hasStatus(status)))
  const chosen = await readMatches(db, page, ofStatus, bound)
  return { rows: chosen.rows, counts, ...countedTo(bound, sumOf(chosen.counted)) }
}

interface DeskPage {
  rows: DeskRow[]
  counted: Partial<Record<DeskStatus, number>>
}

/** As JSON has it: the instant is a text. */
type DeskRow = Omit<ManagedOrderRow, 'grandTotal'> & { totalCents: number }

/** All at the desk; a page that is counted further than usual is planned for itself. */
async function readWhole(db: Queryable, page: Page, bound: number, now: Date): Promise<DeskPage> {
  const values = { ...placeOf(page), waitingSince: waitingSince(now) }
  const [read] =
    bound === limits.countedRows
      ? await wholeDesk[page.status][page.sortDirection](db, values)
      : (await db.execute<DeskPage & Record<string, unknown>>(deskOf(page, values, bound))).rows
  if (!read) throw new Error('the desk was not read')
  return read
}

type Place = Record<'rowsPerPage' | 'rowsBefore', unknown>
type Wish = Pick<Page, 'status' | 'sortDirection'>

/** A page, and each status counted to the bound. */
function deskOf(wish: Wish, values: Place & { waitingSince: unknown }, bound: number): SQL {
  const atDesk = isAtDesk(values.waitingSince)
  const counted = deskStatuses.map(
    (status) => sql`
      select ${sql.raw(`'${status}'`)} as status, count(*)::int as count from (
        select from ${salesOrders} where ${atDesk} and ${salesOrders.deskStatus} = ${sql.raw(`'${status}'`)}
        order by ${salesOrders.arrivedUtc} desc limit ${sql.raw(String(bound + 1))}) orders`,
  )
  return sql`
    select ${listed(sql`${salesOrders} where ${and(atDesk, hasStatus(wish.status))}`, wish, values)} as "rows",
      (select json_object_agg(status, count) from (${sql.join(counted, sql` union all `)}) counted) as "counted"`
}

const { placeholder } = sql
const named = {
  rowsPerPage: placeholder('rowsPerPage'),
  rowsBefore: placeholder('rowsBefore'),
  waitingSince: placeholder('waitingSince'),
}
const bothWays = (status: DeskFilter) => ({
  ASC: prepareSql<DeskPage>(deskOf({ status, sortDirection: 'ASC' }, named, limits.countedRows)),
  DESC: prepareSql<DeskPage>(deskOf({ status, sortDirection: 'DESC' }, named, limits.countedRows)),
})
/** For all values these read along the index of their order. */
const wholeDesk = Object.fromEntries(deskFilters.map((status) => [status, bothWays(status)])) as Record<
  DeskFilter,
  ReturnType<typeof bothWays>
>

/**
 * What a search finds, to one past the bound: it is looked for once, to be shown and to be counted, and by each of its
 * conditions alone, of which no order meets two.
 */
async function readMatches(
  db: Queryable,
  page: Page,
  conditions: (SQL | undefined)[],
  bound: number,
): Promise<DeskPage> {
  const first = sql`order by ${inOrder(page)} limit ${bound + 1}`
  const found = conditions.map((one) => sql`(select * from ${salesOrders} where ${one} ${first})`)
  const shown = sql`matches ${salesOrders} where ${hasStatus(page.status) ?? sql`true`}`
  const { rows } = await db.execute<DeskPage & Record<string, unknown>>(sql`
    with matches as materialized (select * from (${sql.join(found, sql` union all `)}) ${salesOrders} ${first})
    select ${listed(shown, page, placeOf(page))} as "rows",
      (select coalesce(json_object_agg(desk_status, count), '{}') from (
        select desk_status, count(*) as count from matches group by desk_status) counts) as "counted"`)
  if (!rows[0]) throw new Error('the desk was not searched')
  return rows[0]
}

/** The planner takes an unknown page for a tenth of all rows; the written limit around it says how large one may be. */
function listed(from: SQL, wish: Wish, { rowsPerPage, rowsBefore }: Place): SQL {
  return sql`
  (select coalesce(json_agg(listed), '[]') from (
    select ${salesOrders.id} as "salesOrderId", erp_order_number as "erpSalesOrderNumber",
      ${companies.name} as "companyName", po_number as "poNumber", arrived_utc as "receivedUtc",
      desk_status as "status", total_cents as "totalCents"
    from (select * from (
      select * from ${from} order by ${inOrder(wish)} limit ${rowsPerPage}::int offset ${rowsBefore}::bigint) page
      limit ${sql.raw(String(limits.rowsPerPage))}) ${salesOrders}
    join ${companies} on ${companies.id} = ${salesOrders.companyId}
    order by ${inOrder(wish)}) listed)`
}

const placeOf = ({ pageNumber, rowsPerPage }: Page) => ({
  rowsPerPage,
  rowsBefore: (pageNumber - 1) * rowsPerPage,
})

function inOrder({ sortDirection }: Wish): SQL {
  return sql.join([salesOrders.arrivedUtc, salesOrders.id].map(sortDirection === 'ASC' ? asc : desc), sql`, `)
}

const sumOf = (counted: DeskPage['counted']) => Object.values(counted).reduce((sum, count) => sum + count, 0)

const countsOf = (counted: DeskPage['counted'], bound: number) =>
  Object.fromEntries(
    deskStatuses.map((status) => [status, countedTo(bound, counted[status] ?? 0)]),
  ) as Record<DeskStatus, CountedRows>

/** An order is at the desk but for the first minutes, while the ERP has not answered. */
export function isAtDesk(since: unknown): SQL {
  return sql`(${salesOrders.deskStatus} <> 'Waiting' or ${salesOrders.arrivedUtc} <= ${since}::timestamptz)`
}

export const waitingSince = (now: Date) => new Date(now.getTime() - durations.deskWaiting).toISOString()

/**
 * Orders whose number or PO number holds what was typed, and others whose company's name does. The companies are looked up
 * before, so that the planner knows how many orders are theirs.
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

function hasStatus(filter: DeskFilter): SQL | undefined {
  if (filter === 'All') return undefined
  return filter === 'To Do' ? isToDo(salesOrders.deskStatus) : eq(salesOrders.deskStatus, filter)
}
