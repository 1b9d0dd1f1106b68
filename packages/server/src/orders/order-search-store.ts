import { type SQL, sql } from 'drizzle-orm'
import { prepareSql, type Queryable, schema } from '../db/index.ts'

const { salesOrders } = schema

/** Characters of a piece, as the index of orders has them (`pieces_of`); the last ones of a number are shorter. */
const LENGTH = 5
/** Of so many of a list's newest orders, so many with a piece make it one that is soon found in the list's own order. */
const [NEWEST, OFTEN] = [100, 2]

/**
 * Whether an order's number or PO number holds what was typed, or misses it, in a company's list or at the desk. The index
 * is asked for one piece, that which the list's newest orders have least: one that all have is long to read, and several
 * together the planner takes for too rare. When even that one is frequent, the list is read in its order until it has
 * what it shows.
 */
export async function holdsTyped(
  db: Queryable,
  typed: string,
  companyId?: number,
): Promise<Record<'found' | 'misses', SQL>> {
  const newest = await (companyId === undefined ? newestOfAll(db, {}) : newestOfCompany(db, { companyId }))
  const timesOf = (piece: string) => newest.filter(({ text }) => text.includes(piece.toLowerCase())).length
  const [rarest] = piecesOf(typed)
    .map((piece) => ({ piece, times: timesOf(piece) }))
    .toSorted((a, b) => a.times - b.times)
  const place = sql`strpos(${salesOrders.searchText}, lower(${typed}::text))`
  const isFrequent = !rarest || rarest.times >= OFTEN
  return {
    found: isFrequent ? sql`${place} > 0` : sql`${place} > 0 and ${hasPiece(rarest.piece)}`,
    misses: sql`${place} = 0`,
  }
}

/** The last one first, since numbers differ at their end. */
function piecesOf(typed: string): string[] {
  const characters = Array.from(typed)
  const last = Math.max(0, characters.length - LENGTH)
  return Array.from({ length: last + 1 }, (_, place) =>
    characters.slice(last - place, last - place + LENGTH).join(''),
  )
}

/** A piece, or its beginning, as PostgreSQL's text search writes it, with nothing that stands for anything else. */
const hasPiece = (piece: string) =>
  sql`pieces_of(${salesOrders.searchText}) @@ lower(${`'${piece.replace(/['\\]/g, '$&$&')}':*`}::text)::tsquery`

const newestOf = (list: SQL) =>
  prepareSql<{ text: string }>(
    sql`select ${salesOrders.searchText} as text from ${salesOrders} ${list} limit ${sql.raw(String(NEWEST))}`,
  )
const newestOfAll = newestOf(sql`order by ${salesOrders.arrivedUtc} desc`)
const newestOfCompany = newestOf(sql`
  where ${salesOrders.companyId} = ${sql.placeholder('companyId')} and ${salesOrders.receivedUtc} is not null
  order by ${salesOrders.receivedUtc} desc`)
