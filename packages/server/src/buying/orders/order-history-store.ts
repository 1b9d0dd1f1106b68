import { countBound, countedTo, durations, type InputOf, limits } from '@volute/domain/core/kernel'
import type { HistoryColumn, HistoryOrder, searchOrderHistory } from '@volute/domain/buying/orders'
import { and, asc, desc, gte, isNotNull, type SQL, sql } from 'drizzle-orm'
import { prepareSql, type Queryable, schema, startOfDay } from '../../core/db/index.ts'
import { holdsTyped } from './order-search-store.ts'

const { salesOrders } = schema

/** The first day starts at midnight in the shop's time zone. */
type HistoryPage = InputOf<typeof searchOrderHistory> & { timeZone: string }

/** SQL of each sortable column (HISTORY-04). */
const sortedBy: Record<HistoryColumn, SQL> = {
  'Order Date': sql`${salesOrders.receivedUtc}`,
  'PO #': sql`lower(${salesOrders.poNumber})`,
  'Sales Order #': sql`lower(${salesOrders.erpOrderNumber})`,
  'Grand Total': sql`${salesOrders.totalCents}`,
}

/**
 * A page of a company's orders that the ERP has numbered, their total, the pending orders and the recently failed ones.
 * With a search, a first day or a page of an export, the statement is planned for its values.
 */
export async function findHistory(db: Queryable, companyId: number, page: HistoryPage, now: Date) {
  const { searchValue, dateSearchStart, columnName, sortDirection, pageNumber, rowsPerPage } = page
  const bound = countBound(page, Boolean(searchValue))
  const values = {
    companyId,
    rowsPerPage,
    rowsBefore: (pageNumber - 1) * rowsPerPage,
    mostCounted: bound + 1,
    failedSince: new Date(now.getTime() - durations.failedOrderDays * durations.day).toISOString(),
  }
  const held = searchValue ? (await holdsTyped(db, searchValue, companyId)).found : undefined
  const rows =
    held || dateSearchStart || rowsPerPage > limits.rowsPerPage
      ? (await db.execute<History & Record<string, unknown>>(historyOf({ ...page, held }, values))).rows
      : await wholeHistory[columnName][sortDirection](db, values)
  if (!rows[0]) throw new Error('the orders were not read')
  const { count, ...found } = rows[0]
  return { ...found, ...countedTo(bound, count) }
}

interface History {
  rows: HistoryRow[]
  count: number
  pendingPoNumbers: string[]
  failedOrders: { poNumber: string; reason: string | null }[]
}

const historyRow = sql.raw(`id as "salesOrderId", erp_order_id as "erpSalesOrderId",
  erp_order_number as "erpSalesOrderNumber", po_number as "poNumber", received_utc as "receivedUtc",
  picked_utc as "pickedUtc", partly_shipped_utc as "partlyShippedUtc", shipped_utc as "shippedUtc", rejected_utc as "rejectedUtc",
  rejection_reason as "rejectionReason", total_cents as "totalCents"`)

/** Row as JSON: every timestamp is a string. */
type HistoryRow = Omit<HistoryOrder, 'grandTotal' | 'orderDate'> & { totalCents: number }

type Values = Record<'companyId' | 'rowsPerPage' | 'rowsBefore' | 'mostCounted' | 'failedSince', unknown>
type Asked = Pick<HistoryPage, 'columnName' | 'sortDirection'> &
  Partial<Pick<HistoryPage, 'dateSearchStart' | 'timeZone' | 'rowsPerPage'>> & { held?: SQL | undefined }

/** Matches of a search are read once, for the list and for the count. */
const historyOf = (asked: Asked, values: Values) => {
  const {
    columnName,
    sortDirection,
    held,
    dateSearchStart,
    timeZone = '',
    rowsPerPage = limits.rowsPerPage,
  } = asked
  const chosen = and(
    sql`${salesOrders.companyId} = ${values.companyId}`,
    isNotNull(salesOrders.receivedUtc),
    dateSearchStart ? gte(salesOrders.receivedUtc, startOfDay(dateSearchStart, timeZone)) : undefined,
    held,
  )
  const sorted = (sortDirection === 'ASC' ? asc : desc)(sortedBy[columnName])
  const inOrder = sql`order by ${sorted}, ${desc(salesOrders.id)}`
  const from = sql`from ${salesOrders} where ${chosen}`
  const counted = sql`limit ${values.mostCounted}::bigint`
  if (!held)
    return answer(
      sql`${from} ${inOrder}`,
      sql`${from} order by ${salesOrders.receivedUtc} desc ${counted}`,
      values,
      rowsPerPage,
    )
  const matches = sql`with matches as materialized (select * ${from} ${inOrder} ${counted})`
  return sql`${matches} ${answer(sql`from matches ${salesOrders} ${inOrder}`, sql`from matches`, values, rowsPerPage)}`
}

/** The planner estimates an unknown limit at a tenth of all rows; the literal outer limit states the maximum page size. */
const answer = (listed: SQL, counted: SQL, values: Values, largest: number) => sql`
  select
    (select coalesce(json_agg(listed), '[]') from (select * from (
      select ${historyRow} ${listed} limit ${values.rowsPerPage}::int offset ${values.rowsBefore}::bigint) page
      limit ${sql.raw(String(largest))}) listed) as "rows",
    (select count(*)::int from (select ${counted}) counted) as "count",
    ${pendingPoNumbers(values)} as "pendingPoNumbers",
    ${failedOrders(values)} as "failedOrders"`

const { placeholder } = sql
const named: Values = {
  companyId: placeholder('companyId'),
  rowsPerPage: placeholder('rowsPerPage'),
  rowsBefore: placeholder('rowsBefore'),
  mostCounted: placeholder('mostCounted'),
  failedSince: placeholder('failedSince'),
}
const bothWays = (columnName: HistoryColumn) => ({
  ASC: prepareSql<History>(historyOf({ columnName, sortDirection: 'ASC' }, named)),
  DESC: prepareSql<History>(historyOf({ columnName, sortDirection: 'DESC' }, named)),
})
/** Each statement reads along the index of its sort order, regardless of the values. */
const wholeHistory = {
  'Order Date': bothWays('Order Date'),
  'PO #': bothWays('PO #'),
  'Sales Order #': bothWays('Sales Order #'),
  'Grand Total': bothWays('Grand Total'),
}

/** A company's newest orders that are neither shipped nor rejected. */
export async function findOpenOrders(db: Queryable, companyId: number, rowsPerPage: number) {
  const [found] = await openOrders(db, { companyId, rowsPerPage })
  return found?.rows ?? []
}

const latest = sql`(select * from ${salesOrders} where company_id = ${named.companyId} and received_utc is not null
  order by received_utc desc, id desc limit ${limits.countedRows}) latest`
const openOrders = prepareSql<{ rows: HistoryRow[] }>(sql`
  select coalesce(json_agg(open), '[]') as rows from (
    select ${historyRow} from ${latest} where shipped_utc is null and rejected_utc is null
    order by received_utc desc, id desc limit ${named.rowsPerPage}::int) open`)

/** Subquery for the time when the ERP received a company's newest order; null if there is none. */
export const lastReceivedUtc = (companyId: number) =>
  sql<Date | null>`(
    select max(${salesOrders.receivedUtc}) from ${salesOrders} where ${salesOrders.companyId} = ${companyId})`.mapWith(
    salesOrders.receivedUtc,
  )

function pendingPoNumbers({ companyId }: Values): SQL {
  return sql`array(
    select pending.po_number from sales_orders pending
    where pending.company_id = ${companyId} and pending.received_utc is null and pending.request_status = 'PENDING'
    order by pending.id desc limit ${limits.pendingShown})`
}

/** Failed orders with their reasons, except those that the buyer has placed again under the same PO number. */
function failedOrders({ companyId, failedSince }: Values): SQL {
  return sql`array(
    select json_build_object('poNumber', failed.po_number, 'reason', failed.failure_reason) from sales_orders failed
    where failed.company_id = ${companyId} and failed.received_utc is null and failed.request_status = 'FAILED'
      and failed.created_utc > ${failedSince}::timestamptz
      and not exists (
        select 1 from sales_orders later
        where later.company_id = failed.company_id and later.user_id = failed.user_id
          and lower(later.po_number) = lower(failed.po_number) and later.po_number = failed.po_number
          and later.id > failed.id)
    order by failed.id desc limit ${limits.pendingShown})`
}
