import { type SQL, sql } from 'drizzle-orm'
import { startOfDay } from '../../core/db/index.ts'

/** First day of a trend, at the shop. */
export interface Trend {
  first: string
  timeZone: string
}

/** Week of a trend in which an instant is, and the instant at which the trend begins. */
export const weekOf = (instant: unknown, { first, timeZone }: Trend): SQL<number> =>
  sql<number>`((${instant} at time zone ${timeZone}::text)::date - ${first}::date) / 7`
export const startOf = ({ first, timeZone }: Trend): SQL => startOfDay(first, timeZone)
