import { durations, formatDate } from '../../core/kernel/index.ts'

/** A day and minute in the shop's time zone. */
export interface ShopMoment {
  /** `YYYY-MM-DD`. */
  today: string
  /** `HH:MM`. */
  now: string
}

/** The calendar date of an instant at the shop, as `YYYY-MM-DD` (OQ-62). */
export const shopDate = (instant: Date, timeZone: string): string => shopMoment(instant, timeZone).today

/** The same as `MM/DD/YYYY`: days of orders, quotes and documents are the same for all readers (OQ-110). */
export const formatShopDay = (instant: string, timeZone: string): string =>
  formatDate(shopDate(new Date(instant), timeZone))

/** The same with the time of day. */
export function shopMoment(instant: Date, timeZone: string): ShopMoment {
  const known = formats.get(timeZone)
  // The Swedish locale formats dates as ISO 8601.
  const format =
    known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  if (!known) formats.set(timeZone, format)
  const [today = '', now = ''] = format.format(instant).split(' ')
  return { today, now }
}

/** Names the shop's time zone: `Los Angeles time`. */
export const clockName = (timeZone: string): string =>
  `${timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`

/** The first instant of a day at the shop: midnight, or the end of a clock change that skips midnight (LEAD-08, OQ-109, OQ-112). */
export function startOfShopDay(day: string, timeZone: string): Date {
  const inUtc = Date.parse(day)
  const near = inUtc - zoneOffset(inUtc, timeZone)
  const midnight = inUtc - zoneOffset(near, timeZone)
  const isBefore = shopDate(new Date(midnight), timeZone) < day
  return new Date(isBefore ? midnight + durations.hour : midnight)
}

/** Offset of the shop's clock from UTC at a whole minute, in milliseconds; positive when ahead. */
function zoneOffset(instant: number, timeZone: string): number {
  const { today, now } = shopMoment(new Date(instant), timeZone)
  return Date.parse(`${today}T${now}Z`) - instant
}

const formats = new Map<string, Intl.DateTimeFormat>()
