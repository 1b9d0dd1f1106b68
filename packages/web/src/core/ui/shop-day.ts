import { formatMoment } from '@volute/domain/core/kernel'
import { clockName, formatShopDay, shopDate } from '@volute/domain/catalogue/lead-time'
import { getBrand } from './shop-brand.ts'

/** Day of an instant at the shop, as `MM/DD/YYYY`, whatever the reader's clock (OQ-110). */
export const shopDay = (instant: string): string => formatShopDay(instant, getBrand().timeZone)

/** The same with the time of day; shown next to `ShopClock`. */
export const momentAtShop = (instant: string): string => formatMoment(instant, getBrand().timeZone)

/** Names the shop's clock if the reader's differs, as `Los Angeles time`; otherwise null (OQ-110). */
export function shopClock(): string | null {
  const now = new Date().toISOString()
  return formatMoment(now) === momentAtShop(now) ? null : clockName(getBrand().timeZone)
}

/** Today at the shop, as `YYYY-MM-DD`: promises follow the shop's calendar, not the reader's. */
export const todayAtShop = () => shopDate(new Date(), getBrand().timeZone)
