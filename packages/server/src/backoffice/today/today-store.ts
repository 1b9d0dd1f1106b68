import type { FigureKey } from '@volute/domain/backoffice/today'
import { durations, limits } from '@volute/domain/core/kernel'
import { isWaiting } from '../../people/registration/index.ts'
import { isUnordered, lapsingQuotes } from '../demand/index.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type Queryable, schema, startOfDay } from '../../core/db/index.ts'

const { claims, isToDo, joinRequests, isUnpublished, publications, quotes, salesOrders } = schema

/** Today at the shop, the first day of the trend and the last one of the coming week. */
export interface Days {
  now: Date
  today: string
  first: string
  endOfWeek: string
  timeZone: string
}

/** Number of rows of each list, up to one past the bound, in one statement. */
export async function countRows(db: Queryable, keys: readonly FigureKey[], days: Days) {
  const lists = listsOf(days)
  const counts = keys.flatMap((key) => {
    const list = lists[key]
    const bound = limits.countedRows + 1
    return list
      ? sql`select ${key}::text as key, count(*)::int as count from (${list} limit ${bound}) listed`
      : []
  })
  return all<{ key: FigureKey; count: number }>(db, counts)
}

/** Counts the events of each week of the trends, in one statement. */
export async function countWeeks(db: Queryable, keys: readonly FigureKey[], days: Days) {
  const happened = happenedIn(days)
  const counts = keys.flatMap((key) => {
    const source = happened[key]
    if (!source) return []
    const [day, from] = source
    return sql`
      select ${key}::text as key, (${day} - ${days.first}::date) / 7 as week, count(*)::int as value
      ${from} group by 2`
  })
  return all<{ key: FigureKey; week: number; value: number }>(db, counts)
}

async function all<Row>(db: Queryable, parts: readonly SQL[]): Promise<Row[]> {
  if (parts.length === 0) return []
  const { rows } = await db.execute(sql.join([...parts], sql` union all `))
  return rows as Row[]
}

/** Lists of the figures, by the same conditions as the pages that they lead to. */
function listsOf(days: Days): Partial<Record<FigureKey, SQL>> {
  const toDo = isToDo(salesOrders.deskStatus)
  const due = salesOrders.dueOn
  return {
    toDo: sql`select from ${salesOrders} where ${toDo} order by ${salesOrders.arrivedUtc}`,
    late: sql`select from ${salesOrders} where ${toDo} and ${due} < ${days.today}::date order by ${due}`,
    dueThisWeek: sql`
      select from ${salesOrders} where ${toDo} and ${due} between ${days.today}::date and ${days.endOfWeek}::date
      order by ${due}`,
    claims: sql`select from ${claims} where ${claims.status} = 'OPEN' order by ${claims.createdUtc}`,
    requests: sql`
      select from ${joinRequests} where ${isWaiting(days.now)} order by ${joinRequests.createdUtc}, ${joinRequests.id}`,
    lapsing: sql`
      select from ${quotes} where ${lapsingQuotes(days.now, days.timeZone)} order by ${quotes.createdUtc}`,
    drafts: sql`select from ${publications} where ${isUnpublished(publications.state)} order by ${publications.createdUtc}`,
  }
}

/** Day and rows of what each trend counts. */
function happenedIn({ today, first, timeZone }: Days): Partial<Record<FigureKey, [day: SQL, from: SQL]>> {
  const dayOf = (instant: unknown) => sql`(${instant} at time zone ${timeZone}::text)::date`
  const since = startOfDay(first, timeZone)
  const shipped = sql`from ${salesOrders} where ${salesOrders.shippedUtc} >= ${since}`
  const lapsed = sql`${dayOf(quotes.createdUtc)} + ${durations.quoteValidityDays}::int + 1`
  return {
    toDo: [
      dayOf(salesOrders.arrivedUtc),
      sql`from ${salesOrders} where ${salesOrders.arrivedUtc} >= ${since}`,
    ],
    late: [
      dayOf(salesOrders.shippedUtc),
      sql`${shipped} and ${dayOf(salesOrders.shippedUtc)} > ${salesOrders.dueOn}`,
    ],
    dueThisWeek: [dayOf(salesOrders.shippedUtc), shipped],
    claims: [dayOf(claims.createdUtc), sql`from ${claims} where ${claims.createdUtc} >= ${since}`],
    requests: [
      dayOf(joinRequests.createdUtc),
      sql`from ${joinRequests} where ${joinRequests.createdUtc} >= ${since}`,
    ],
    lapsing: [
      lapsed,
      sql`from ${quotes} where ${isUnordered}
        and ${quotes.createdUtc} >= ${since} - make_interval(days => ${durations.quoteValidityDays} + 2)
        and ${lapsed} between ${first}::date and ${today}::date`,
    ],
    drafts: [
      dayOf(publications.publishedUtc),
      sql`from ${publications} where ${publications.publishedUtc} >= ${since}`,
    ],
  }
}
