import { type SQL, sql } from 'drizzle-orm'

/** Midnight in the shop's time zone, as for the order's own date (OQ-62). */
export function startOfDay(day: string, timeZone: string): SQL {
  return sql`${day}::timestamp at time zone ${timeZone}::text`
}
