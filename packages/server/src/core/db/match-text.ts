import { limits } from '@volute/domain/core/kernel'
import { or, type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { nameKey, numberKey } from './schema/columns.ts'

/**
 * True when one of these columns contains the typed text, in any case; a typed `%` is a per cent sign (OQ-49). An empty text matches every
 * row.
 */
export function contains(typed: string, columns: readonly SQLWrapper[]): SQL | undefined {
  if (typed === '') return undefined
  return or(...columns.map((column) => holds(sql`lower(${column})`, typed)))
}

/** True when a text in lower case contains the typed one in any case. */
const holds = (lowerCase: SQLWrapper, typed: string) =>
  sql`${lowerCase} like lower(${`%${asWritten(typed)}%`}::text)`

/** A typed text for `like`, in which nothing stands for anything else. */
export const asWritten = (typed: string) => typed.replace(/[\\%_]/g, '\\$&')

/** True when a column has this name, as the unique indexes compare names. */
export const sameName = (column: SQLWrapper, name: string) =>
  sql`${nameKey(column)} = ${nameKey(sql`${name}::text`)}`

/** True when a column has this catalogue number, ignoring case. */
export const sameNumber = (column: SQLWrapper, number: string | Placeholder) =>
  sql`${numberKey(column)} = ${numberKey(sql`${typeof number === 'string' ? number.trim() : number}::text`)}`

/**
 * True when a row is suggested for a typed text: the text names it, or it is among the first that hold the text. Each of the two is looked
 * up by itself, so that it is found by its own index.
 */
export const isSuggested = (id: PgColumn, named: SQL, holding: SQL | undefined, order: SQL) => sql`
  ${id} = any(array(select ${id} from ${id.table} where ${named}) || array(
    select ${id} from ${id.table} where ${holding ?? sql`true`} order by ${order} limit ${limits.shownSuggestions}))`
