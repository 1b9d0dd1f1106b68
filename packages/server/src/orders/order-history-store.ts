import { countBound, countedTo, durations, limits, type SortDirection } from '@volute/domain/kernel'
import { SHOP_ZONE } from '@volute/domain/lead-time'
import type { HistoryColumn } from '@volute/domain/orders'
import { and, asc, desc, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm'
import { boundedCount, holds, type Queryable, schema } from '../db/index.ts'

const { salesOrders } = schema

interface HistoryPage {
  dateSearchStart?: string | null | undefined
  searchValue?: string | null | undefined
  pageNumber: number
  rowsPerPage: number
  columnName: HistoryColumn
  sortDirection: SortDirection
}

const sortedBy: Record<HistoryColumn, SQL> = {
  'Order Date': sql`${salesOrders.receivedUtc}`,
  'PO #': sql`lower(${salesOrders.poNumber})`,
  'Sales Order #': sql`lower(${salesOrders.erpOrderNumber})`,
  'Grand Total': sql`${salesOrders.totalCents}`,
}

/**
 * A page of a company's orders that the ERP has numbered, how many there are, which are still on their way, and which
 * have failed lately.
 */
export async function findHistory(db: Queryable, companyId: number, page: HistoryPage, now: Date) {
  const search = page.searchValue ?? ''
  const chosen = and(
    eq(salesOrders.companyId, companyId),
    isNotNull(salesOrders.receivedUtc),
    page.dateSearchStart ? gte(salesOrders.receivedUtc, startOfDay(page.dateSearchStart)) : undefined,
    search === '' ? undefined : holds(salesOrders.searchText, search),
  )
  const sorted = (page.sortDirection === 'ASC' ? asc : desc)(sortedBy[page.columnName])
  const rows = await db
    .select()
    .from(salesOrders)
    .where(chosen)
    .orderBy(sorted, desc(salesOrders.id))
    .limit(page.rowsPerPage)
    .offset((page.pageNumber - 1) * page.rowsPerPage)
  const bound = countBound(page, search !== '')
  const all = sql`select from ${salesOrders} where ${chosen} order by ${salesOrders.receivedUtc} desc`
  const { rows: others } = await db.execute<Others>(sql`
    select ${boundedCount(bound, all)} as "count",
      ${pendingPoNumbers(companyId)} as "pendingPoNumbers",
      ${failedOrders(companyId, now)} as "failedOrders"`)
  if (!others[0]) throw new Error('the orders were not counted')
  const { count, ...unlisted } = others[0]
  return { rows, ...countedTo(bound, count), ...unlisted }
}

type Others = {
  count: number
  pendingPoNumbers: string[]
  failedOrders: { poNumber: string; reason: string | null }[]
}

/** When the ERP received a company's newest order, as a subquery; null without one. */
export const lastReceivedUtc = (companyId: number) =>
  sql<Date | null>`(
    select max(${salesOrders.receivedUtc}) from ${salesOrders} where ${salesOrders.companyId} = ${companyId})`.mapWith(
    salesOrders.receivedUtc,
  )

/** Midnight in the shop's time zone, as for the order's own date (OQ-62). */
function startOfDay(day: string): SQL {
  return sql`${day}::timestamp at time zone ${SHOP_ZONE}::text`
}

function pendingPoNumbers(companyId: number): SQL {
  return sql`array(
    select pending.po_number from sales_orders pending
    where pending.company_id = ${companyId} and pending.received_utc is null and pending.request_status = 'PENDING'
    order by pending.id desc limit ${limits.pendingShown})`
}

/** Failed orders and why, without those that their buyer has placed again under the same PO number. */
function failedOrders(companyId: number, now: Date): SQL {
  const since = new Date(now.getTime() - durations.failedOrderDays * durations.day).toISOString()
  return sql`array(
    select json_build_object('poNumber', failed.po_number, 'reason', failed.failure_reason) from sales_orders failed
    where failed.company_id = ${companyId} and failed.received_utc is null and failed.request_status = 'FAILED'
      and failed.created_utc > ${since}::timestamptz
      and not exists (
        select 1 from sales_orders later
        where later.company_id = failed.company_id and later.user_id = failed.user_id
          and lower(later.po_number) = lower(failed.po_number) and later.po_number = failed.po_number
          and later.id > failed.id)
    order by failed.id desc limit ${limits.pendingShown})`
}
