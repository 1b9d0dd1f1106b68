import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Whether one of these columns contains what was typed, in any case; a typed `%` is a per cent sign (OQ-49). Nothing
 * typed chooses everything.
 */
export function contains(typed: string, columns: readonly SQLWrapper[]): SQL | undefined {
  if (typed === '') return undefined
  return or(...columns.map((column) => sql`position(lower(${typed}::text) in lower(${column})) > 0`))
}
