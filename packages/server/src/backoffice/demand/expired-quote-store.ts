import type { listExpiredQuotes, ExpiredQuote } from '@volute/domain/backoffice/demand'
import { durations, type InputOf } from '@volute/domain/core/kernel'
import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import { contains, findPage, prepareSql, type Queryable, schema } from '../../core/db/index.ts'

const { companies, quotes } = schema

/** A quote with an order that the ERP has not rejected does not count as expired. */
const isUnordered = and(
  isNull(quotes.receivedUtc),
  sql`not exists (select from sales_orders where quote_id = ${quotes.id} and request_status <> 'FAILED')`,
)

/** A page of the quotes saved in a period and not ordered, latest first (E193). */
export async function findExpired(
  db: Queryable,
  page: InputOf<typeof listExpiredQuotes>,
  saved: { from: Date | undefined; to: Date },
) {
  const number = sql`${quotes.id}::text`
  const parts = sql`(select string_agg(part_number, ' ') from quote_lines where quote_id = ${quotes.id})`
  const found = and(
    isUnordered,
    lt(quotes.createdUtc, saved.to),
    saved.from && gte(quotes.createdUtc, saved.from),
    contains(page.searchValue, [companies.name, number, parts]),
  )
  const rows = db
    .select({
      quoteId: quotes.id,
      companyName: companies.name,
      createdUtc: quotes.createdUtc,
      totalCents: quotes.totalCents,
    })
    .from(quotes)
    .innerJoin(companies, eq(companies.id, quotes.companyId))
    .where(found)
    .orderBy(desc(quotes.createdUtc), desc(quotes.id))
    .$dynamic()
  const all = sql`
    select from ${quotes} join ${companies} on ${companies.id} = ${quotes.companyId}
    where ${found} order by ${quotes.createdUtc} desc`
  return findPage(db, page, rows, all)
}

type Expiry = Pick<ExpiredQuote, 'quoteId' | 'lines' | 'reasons'>

/** Parts of quotes, and the known reasons why each may not have become an order. */
export const findExpiries = (db: Queryable, quoteIds: readonly number[], timeZone: string) =>
  expiries(db, { quoteIds, timeZone, days: durations.quoteValidityDays })

const timeZone = sql`${sql.placeholder('timeZone')}::text`

/** Midnight at the shop after the day that documents print as Valid Until (OQ-112). */
const expiresUtc = sql`
  ((quotes.created_utc at time zone ${timeZone})::date + ${sql.placeholder('days')}::int + 1)::timestamp at time zone ${timeZone}`

const expiries = prepareSql<Expiry>(sql`
  select quotes.id as "quoteId",
    json_agg(json_build_object('partNumber', line.part_number, 'quantity', line.quantity) order by position) as lines,
    array_remove(array[
      case when bool_or(exists (
        select from sales_orders o join sales_order_lines bought on bought.sales_order_id = o.id
        where o.company_id = quotes.company_id and o.created_utc >= quotes.created_utc and o.request_status <> 'FAILED'
          and bought.part_id = line.part_id)) then 'BOUGHT_OTHERWISE' end,
      case when bool_or(not parts.is_sellable) then 'NOT_SOLD' end,
      case when bool_or(line.price_cents is null) then 'UNPRICED' end,
      case when bool_or(exists (
        select from events
        where events.company_id = quotes.company_id and kind = 'lose-sale' and subject ->> 'reason' = 'TOO_LATE'
          and at_utc >= quotes.created_utc and at_utc < ${expiresUtc}
          and subject ->> 'partId' = line.part_id::text)) then 'TOO_LATE' end,
      case when bool_or(parts.price_cents > line.price_cents) then 'DEARER' end], null) as reasons
  from quotes join quote_lines line on line.quote_id = quotes.id join parts on parts.id = line.part_id
  where quotes.id = any(${sql.placeholder('quoteIds')}::int[])
  group by quotes.id`)
