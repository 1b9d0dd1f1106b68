import { type CountedRows, countBound, countedTo, type SearchPage } from '@volute/domain/kernel'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from './queryable.ts'

/**
 * How many rows a query finds for a page, to the bound of its list. The query names an order that an index has ready:
 * without one the planner may read the table from its beginning.
 */
export async function countFound(
  db: Queryable,
  page: Omit<SearchPage, 'searchValue'> & Partial<SearchPage>,
  found: SQL,
): Promise<CountedRows> {
  const bound = countBound(page, Boolean(page.searchValue))
  const { rows } = await db.execute<{ count: number }>(sql`select ${boundedCount(bound, found)} as count`)
  return countedTo(bound, rows[0]?.count ?? 0)
}

/** How many rows a query finds, counted to one past the bound, as a part of another query. */
export const boundedCount = (bound: number, found: SQL) =>
  sql<number>`(select count(*)::int from (${found} limit ${bound + 1}) counted)`
