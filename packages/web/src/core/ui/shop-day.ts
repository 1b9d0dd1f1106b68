import { formatMoment } from '@volute/domain/core/kernel'
import { formatShopDay, shopDate } from '@volute/domain/catalogue/lead-time'
import { getFace } from './shop-face.ts'

/** The day of an instant where the shop stands, as `MM/DD/YYYY`, whatever the reader's clock (OQ-110). */
export const shopDay = (instant: string): string => formatShopDay(instant, getFace().timeZone)

/** The same with the time of day; `ShopClock` stands beside it. */
export const momentAtShop = (instant: string): string => formatMoment(instant, getFace().timeZone)

/** Today where the shop stands, as `YYYY-MM-DD`: its calendar decides what is promised, not the reader's. */
export const todayAtShop = () => shopDate(new Date(), getFace().timeZone)
