import { type SQL, sql } from 'drizzle-orm'
import { prepareSql, type Queryable, schema } from '../../core/db/index.ts'

const { salesOrders } = schema

/** Length of a fragment in the index of orders (`pieces_of`); fragments at the end of a number are shorter. */
const LENGTH = sql.raw('5')
/**
 * Number of a list's newest orders to sample, and the number of them with a fragment from which reading the list in its
 * own order finds matches quickly.
 */
const [NEWEST, OFTEN] = [sql.raw('100'), 2]

/**
 * Conditions that an order's number or PO number contains the typed text, or does not, in a company's list or at the desk.
 * The index is queried for one fragment only: the one that is rarest among the list's newest orders. A fragment that all
 * orders contain takes long to read, and the planner underestimates several together. If even the rarest fragment is
 * frequent, the list is read in its order until the page is full.
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

/**
 * Same as `holdsTyped` for a prepared statement: a company's orders, newest first, from a row `asked` with the company and
 * the typed text.
 */
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

/** A fragment, or its beginning, in the syntax of PostgreSQL's text search, with special characters escaped. */
const hasPiece = (piece: SQL) => sql`pieces_of(${salesOrders.searchText}) @@
  ('''' || regexp_replace(${piece}, '[''\\\\]', '\\&\\&', 'g') || ''':*')::tsquery`

const isOfAsked = sql`company_id = asked.company_id and received_utc is not null`
const newestOfAsked = sql`where ${isOfAsked} order by received_utc desc`

/**
 * The typed fragment that is rarest among the newest orders of a list, and the number of them that contain it. The last
 * fragment comes first, since numbers differ at their end.
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
