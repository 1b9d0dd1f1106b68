import { limits } from '@volute/domain/core/kernel'
import { or, type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { nameKey, numberKey } from './schema/columns.ts'

/**
 * True if one of these columns contains the typed text, in any case; a typed `%` is a percent sign (OQ-49). An empty text
 * matches every row.
 */
export function contains(typed: string, columns: readonly SQLWrapper[]): SQL | undefined {
  if (typed === '') return undefined
  return or(...columns.map((column) => holds(sql`lower(${column})`, typed)))
}

/** True if a lower-case text contains the typed one in any case. */
const holds = (lowerCase: SQLWrapper, typed: string) =>
  sql`${lowerCase} like lower(${`%${asWritten(typed)}%`}::text)`

/** Escapes a typed text for `like`, so that no character is a wildcard. */
export const asWritten = (typed: string) => typed.replace(/[\\%_]/g, '\\$&')

/** True if a column has this name, compared as the unique indexes do. */
export const sameName = (column: SQLWrapper, name: string) =>
  sql`${nameKey(column)} = ${nameKey(sql`${name}::text`)}`

/** True if a column has this catalogue number, ignoring case. */
export const sameNumber = (column: SQLWrapper, number: string | Placeholder) =>
  sql`${numberKey(column)} = ${numberKey(sql`${typeof number === 'string' ? number.trim() : number}::text`)}`

/**
 * True if a row is suggested for a typed text: the text names it, or it is among the first rows that contain the text. The
 * two are separate lookups, so that each uses its own index.
 */
export const isSuggested = (id: PgColumn, named: SQL, holding: SQL | undefined, order: SQL) => sql`
  ${id} = any(array(select ${id} from ${id.table} where ${named}) || array(
    select ${id} from ${id.table} where ${holding ?? sql`true`} order by ${order} limit ${limits.shownSuggestions}))`
