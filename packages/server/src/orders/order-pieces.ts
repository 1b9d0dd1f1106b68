import { type SQL, sql } from 'drizzle-orm'
import { prepareSql, type Queryable, schema } from '../db/index.ts'

const { salesOrders } = schema

/** Characters of a piece, as the index of orders has them (`pieces_of`); the last ones of a number are shorter. */
const LENGTH = 5
/** So many of the newest orders tell which pieces many have. */
const NEWEST = 100

/**
 * Whether an order's number or PO number holds what was typed. The index is asked for one piece of it, that which the
 * newest orders have least: one that all have is long to read, and several together the planner takes for too rare.
 */
export async function holdsTyped(db: Queryable, typed: string): Promise<SQL> {
  const pieces = piecesOf(typed)
  const newest = pieces.length > 1 ? await newestTexts(db, {}) : []
  const seen = (piece: string) => newest.filter(({ text }) => text.includes(piece.toLowerCase())).length
  const rarest = pieces.reduce((best, piece) => (seen(piece) <= seen(best) ? piece : best))
  return sql`(pieces_of(${salesOrders.searchText}) @@ lower(${beginningWith(rarest)}::text)::tsquery
    and strpos(${salesOrders.searchText}, lower(${typed}::text)) > 0)`
}

function piecesOf(typed: string): string[] {
  const characters = [...typed]
  const count = Math.max(1, characters.length - LENGTH + 1)
  return Array.from({ length: count }, (_, place) => characters.slice(place, place + LENGTH).join(''))
}

/** A piece as a query of PostgreSQL's text search, in which nothing stands for anything else. */
const beginningWith = (piece: string) => `'${piece.replace(/['\\]/g, '$&$&')}':*`

const newestTexts = prepareSql<{ text: string }>(sql`
  select ${salesOrders.searchText} as text from ${salesOrders} order by ${salesOrders.arrivedUtc} desc limit ${sql.raw(String(NEWEST))}`)
