import { type CountedRows, countBound, countedTo, type ListPage } from '@volute/domain/core/kernel'
import { type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import type { Queryable } from './queryable.ts'

/**
 * Returns a page of a query's rows, and the number of rows in `all` up to the list's count bound. `all` must have an order
 * that an index provides: otherwise the planner may read the table from its beginning.
 */
export async function findPage<Rows extends PgSelect>(
  db: Queryable,
  page: ListPage & { searchValue?: string },
  rows: Rows,
  all: SQL,
): Promise<CountedRows & { rows: Rows['_']['result'] }> {
  const { pageNumber, rowsPerPage } = page
  const found = await rows.limit(rowsPerPage).offset((pageNumber - 1) * rowsPerPage)
  const bound = countBound(page, Boolean(page.searchValue))
  const { rows: counted } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${all} limit ${bound + 1}) counted`,
  )
  return { rows: found, ...countedTo(bound, counted[0]?.count ?? 0) }
}
