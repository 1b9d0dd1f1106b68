import { type listLostParts, type LossReason, usualDays } from '@volute/domain/backoffice/demand'
import { durations, type InputOf } from '@volute/domain/core/kernel'
import { and, asc, count, desc, eq, gte, inArray, isNotNull, max, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { contains, findPage, type Queryable, schema } from '../../core/db/index.ts'
import { whereIgnored } from './ignored-store.ts'
import { sinceOf } from './zero-result-store.ts'
import { startOf, type Trend, weekOf } from './trend-store.ts'

const { companies, events, parts } = schema

const partId = sql<number>`(${events.subject} ->> 'partId')::int`
const reason = sql<LossReason>`${events.subject} ->> 'reason'`

/** The part, what replaces it, and its alternates: a company that buys one of them has found what it wanted. */
const wanted = sql`(
  with recursive chain (id) as (
    select ${partId} union
    select p.replaced_by_part_id from chain join parts p on p.id = chain.id where p.replaced_by_part_id is not null)
  select id from chain
  union select a.alternate_part_id from chain join part_alternates a on a.part_id = chain.id
  union select a.part_id from chain join part_alternates a on a.alternate_part_id = chain.id and a.is_both_ways) wanted`

/**
 * Not lost if the company has bought it since, or has it in a cart. A loss is recorded once a day, so that a purchase of the
 * day before counts, too.
 */
const isLost = sql`
  not exists (
    select from ${wanted} join sales_order_lines line on line.part_id = wanted.id
      join sales_orders o on o.id = line.sales_order_id
    where o.company_id = ${events.companyId} and o.created_utc >= ${events.atUtc} - interval '1 day'
      and o.request_status <> 'FAILED')
  and not exists (
    select from ${wanted} join cart_items item on item.part_id = wanted.id join carts on carts.id = item.cart_id
    where carts.company_id = ${events.companyId})`

const replacements = alias(parts, 'replacements')
/** Key of a row that is set aside. */
const rowKey = sql`(${partId}::text || ' ' || (${reason}))`
/** Quantity wanted at the list price; null without a price. */
const lostCents = sql`coalesce((${events.subject} ->> 'quantity')::int, 1)::bigint * ${parts.priceCents}`

/** A page of lost sales by part and reason, most frequent first; a company's name finds its lost sales (E192). */
export async function findLostParts(db: Queryable, page: InputOf<typeof listLostParts>, now: Date) {
  const since = sinceOf(page.days, now)
  const found = and(
    eq(events.kind, 'lose-sale'),
    since && gte(events.atUtc, since),
    page.reason === 'ALL' ? undefined : eq(reason, page.reason),
    contains(page.searchValue, [parts.partNumber, parts.description, companies.name]),
    isLost,
    whereIgnored('parts', rowKey, page.shown),
  )
  const rows = db
    .select({
      partId: parts.id,
      partNumber: parts.partNumber,
      description: parts.description,
      isSellable: parts.isSellable,
      replacedBy: replacements.partNumber,
      reason,
      count: count(),
      lostCents: sql<number | null>`sum(${lostCents})::float8`,
      lastUtc: max(events.atUtc),
      latestDate: sql<string | null>`max(${events.subject} ->> 'date')`,
    })
    .from(events)
    .innerJoin(parts, eq(parts.id, partId))
    .innerJoin(companies, eq(companies.id, events.companyId))
    .leftJoin(replacements, eq(replacements.id, parts.replacedByPartId))
    .where(found)
    .groupBy(parts.id, replacements.id, reason)
    .orderBy(desc(count()), desc(max(events.atUtc)), asc(parts.id), asc(reason))
    .$dynamic()
  const all = sql`
    select from ${events} join ${parts} on ${parts.id} = ${partId} join ${companies} on ${companies.id} = ${events.companyId}
    where ${found} group by ${parts.id}, ${reason}`
  return findPage(db, page, rows, all)
}

/** Number of lost sales of these parts per company, most frequent first. */
export const countLeaving = (db: Queryable, partIds: readonly number[], since: Date | undefined) =>
  db
    .select({ partId, reason, companyName: companies.name, count: count() })
    .from(events)
    .innerJoin(companies, eq(companies.id, events.companyId))
    .where(
      and(
        eq(events.kind, 'lose-sale'),
        since && gte(events.atUtc, since),
        inArray(partId, [...partIds]),
        isLost,
      ),
    )
    .groupBy(partId, reason, companies.id)
    .orderBy(desc(count()), asc(companies.name))

/** Number of lost sales of these parts in each week. */
export const countLostWeeks = (db: Queryable, partIds: readonly number[], trend: Trend) =>
  db
    .select({ key: sql<string>`${rowKey}`, week: weekOf(events.atUtc, trend), value: count() })
    .from(events)
    .where(
      and(
        eq(events.kind, 'lose-sale'),
        gte(events.atUtc, startOf(trend)),
        inArray(partId, [...partIds]),
        isLost,
      ),
    )
    .groupBy(sql`1`, sql`2`)

/** Money of the lost sales of the usual period and of the one before it, and by week; rows set aside do not count (TODAY-04). */
export async function sumLosses(db: Queryable, { now, ...trend }: Trend & { now: Date }) {
  const since = new Date(now.getTime() - usualDays * durations.day)
  const before = new Date(since.getTime() - usualDays * durations.day)
  const isRecent = sql`${events.atUtc} >= ${since.toISOString()}::timestamptz`
  const rows = await db
    .select({
      isRecent: sql<boolean>`${isRecent}`,
      week: weekOf(events.atUtc, trend),
      cents: sql<number>`sum(${lostCents})::float8`,
    })
    .from(events)
    .innerJoin(parts, eq(parts.id, partId))
    .where(
      and(
        eq(events.kind, 'lose-sale'),
        gte(events.atUtc, before),
        isLost,
        whereIgnored('parts', rowKey, 'OPEN'),
        isNotNull(parts.priceCents),
      ),
    )
    .groupBy(sql`1`, sql`2`)
  const sumOf = (some: typeof rows) => some.reduce((sum, { cents }) => sum + cents, 0)
  return {
    cents: sumOf(rows.filter((row) => row.isRecent)),
    beforeCents: sumOf(rows.filter((row) => !row.isRecent)),
    weeks: rows.filter(({ week }) => week >= 0),
  }
}
