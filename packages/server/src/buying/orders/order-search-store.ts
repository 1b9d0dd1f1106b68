import { type SQL, sql } from 'drizzle-orm'
import { prepareSql, type Queryable, schema } from '../../core/db/index.ts'

const { salesOrders } = schema

/** Characters of a piece, as the index of orders has them (`pieces_of`); the last ones of a number are shorter. */
const LENGTH = sql.raw('5')
/**
 * Newest orders of a list that are looked at, and the number of them with a piece from which on it is soon found in the list's own order.
 */
const [NEWEST, OFTEN] = [sql.raw('100'), 2]

/**
 * True when an order's number or PO number contains the typed text, or misses it, in a company's list or at the desk. The index is asked
 * for one piece, that which the list's newest orders have least: one that all have is long to read, and several together the planner takes
 * for too rare. When even that one is frequent, the list is read in its order until it has what it shows.
 */
export async function holdsTyped(
  db: Queryable,
  typed: string,
  companyId?: number,
): Promise<Record<'found' | 'misses', SQL>> {
  const rarestOfList = companyId === undefined ? rarestOfAll : rarestOfCompany
  const [rarest] = await rarestOfList(db, { typed, companyId: companyId ?? null })
  const place = placeOf(sql`lower(${typed}::text)`)
  const isFrequent = !rarest || rarest.times >= OFTEN
  return {
    found: isFrequent ? sql`${place} > 0` : sql`${place} > 0 and ${hasPiece(sql`${rarest.piece}::text`)}`,
    misses: sql`${place} = 0`,
  }
}

/** The same in a prepared statement: a company's orders, the newest first, by a row `asked` of the company and what was typed. */
export const ordersOfAsked = (columns: SQL, most: SQL) => sql`
  select found.* from asked cross join lateral (${rarestOf(newestOfAsked)}) rarest cross join lateral (
    (select ${columns} from sales_orders
    where times >= ${sql.raw(String(OFTEN))} and ${isOfAsked} and ${placeOf(sql`typed`)} > 0
    order by received_utc desc limit ${most})
    union all
    (select ${columns} from sales_orders
    where times < ${sql.raw(String(OFTEN))} and ${isOfAsked} and ${placeOf(sql`typed`)} > 0 and ${hasPiece(sql`piece`)})) found
  order by received_utc desc limit ${most}`

const placeOf = (typed: SQL) => sql`strpos(${salesOrders.searchText}, ${typed})`

/** A piece, or its beginning, as PostgreSQL's text search writes it, with nothing that stands for anything else. */
const hasPiece = (piece: SQL) => sql`pieces_of(${salesOrders.searchText}) @@
  ('''' || regexp_replace(${piece}, '[''\\\\]', '\\&\\&', 'g') || ''':*')::tsquery`

const isOfAsked = sql`company_id = asked.company_id and received_utc is not null`
const newestOfAsked = sql`where ${isOfAsked} order by received_utc desc`

/**
 * The piece of what was typed that the newest orders of a list have least, and how many have it; the last one first, since
 * numbers differ at their end.
 */
const rarestOf = (list: SQL) => sql`
  with newest as materialized (select search_text as text from sales_orders ${list} limit ${NEWEST}),
  together as materialized (select coalesce(string_agg(text, e'\n'), '') as texts from newest),
  pieces as materialized (
    select substr(typed, place, ${LENGTH}) as piece from generate_series(greatest(1, length(typed) - ${LENGTH} + 1), 1, -1) place)
  (select piece, 0 as times from pieces, together where strpos(texts, piece) = 0)
  union all
  (select piece, (select count(*)::int from newest where strpos(text, piece) > 0) as times
  from pieces order by times limit 1)
  limit 1`

const prepareRarest = (list: SQL) =>
  prepareSql<{ piece: string; times: number }>(sql`
    select rarest.* from (select lower(${sql.placeholder('typed')}::text) as typed, ${sql.placeholder('companyId')}::int as company_id) asked
    cross join lateral (${rarestOf(list)}) rarest`)
const rarestOfAll = prepareRarest(sql`order by arrived_utc desc`)
const rarestOfCompany = prepareRarest(newestOfAsked)
