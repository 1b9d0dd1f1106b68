import { type SQL, sql } from 'drizzle-orm'

/** An instant as JSON has it. */
export const instantText = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
