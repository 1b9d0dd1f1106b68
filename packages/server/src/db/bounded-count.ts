import { type SQL, sql } from 'drizzle-orm'

/**
 * How many rows a query finds, counted to one past the bound. The query names an order that an index has ready: without
 * one the planner may read the table from its beginning.
 */
export const boundedCount = (bound: number, found: SQL) =>
  sql<number>`(select count(*)::int from (${found} limit ${bound + 1}) counted)`
