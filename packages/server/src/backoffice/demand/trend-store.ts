import { fillWeeks, weeksUntil } from '@volute/domain/backoffice/today'
import { shopDate } from '@volute/domain/catalogue/lead-time'
import { type SQL, sql } from 'drizzle-orm'
import { faceFor } from '../../core/brand/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import { startOfDay } from '../../core/db/index.ts'

/** First day of a trend, at the shop. */
export interface Trend {
  first: string
  timeZone: string
}

export async function trendOf(ctx: ActorContext): Promise<Trend> {
  const { timeZone } = (await faceFor(ctx)).brand
  const [first = ''] = weeksUntil(shopDate(ctx.now(), timeZone))
  return { first, timeZone }
}

/** Week of a trend in which an instant is, and the instant at which the trend begins. */
export const weekOf = (instant: unknown, { first, timeZone }: Trend): SQL<number> =>
  sql<number>`((${instant} at time zone ${timeZone}::text)::date - ${first}::date) / 7`
export const startOf = ({ first, timeZone }: Trend): SQL => startOfDay(first, timeZone)

/** Trend of each key. */
export function trends<Key>(rows: readonly { key: Key; week: number; value: number }[]) {
  const ofKey = Map.groupBy(rows, ({ key }) => key)
  return (key: Key) => fillWeeks(ofKey.get(key) ?? [])
}
