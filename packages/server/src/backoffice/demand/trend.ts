import { fillWeeks, weeksUntil } from '@volute/domain/backoffice/today'
import { shopDate } from '@volute/domain/catalogue/lead-time'
import { brandFor } from '../../core/brand/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import type { Trend } from './trend-store.ts'

/** Trend that ends today. */
export async function trendOf(ctx: ActorContext): Promise<Trend> {
  const { timeZone } = (await brandFor(ctx)).brand
  const [first = ''] = weeksUntil(shopDate(ctx.now(), timeZone))
  return { first, timeZone }
}

/** Trend of each key. */
export function trends<Key>(rows: readonly { key: Key; week: number; value: number }[]) {
  const ofKey = Map.groupBy(rows, ({ key }) => key)
  return (key: Key) => fillWeeks(ofKey.get(key) ?? [])
}
