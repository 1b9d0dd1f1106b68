import { durations, formatDate } from '../../core/kernel/index.ts'

/** A minute where the shop stands. */
export interface ShopMoment {
  /** `YYYY-MM-DD`. */
  today: string
  /** `HH:MM`. */
  now: string
}

/** The calendar date of an instant where the shop stands, as `YYYY-MM-DD` (OQ-62). */
export const shopDate = (instant: Date, timeZone: string): string => shopMoment(instant, timeZone).today

/** The same as `MM/DD/YYYY`: days of orders, quotes and papers read alike for everybody (OQ-110). */
export const formatShopDay = (instant: string, timeZone: string): string =>
  formatDate(shopDate(new Date(instant), timeZone))

/** The same with the time of day. */
export function shopMoment(instant: Date, timeZone: string): ShopMoment {
  const known = formats.get(timeZone)
  // The Swedish locale writes dates as ISO 8601 does.
  const format =
    known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  if (!known) formats.set(timeZone, format)
  const [today = '', now = ''] = format.format(instant).split(' ')
  return { today, now }
}

/** The shop's clock by name: `Los Angeles time`. */
export const clockName = (timeZone: string): string =>
  `${timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`

/**
 * The instant with which a day begins where the shop stands: midnight, or the end of a clock change that skips midnight
 * (LEAD-08, OQ-109, OQ-112).
 */
export function startOfShopDay(day: string, timeZone: string): Date {
  const inUtc = Date.parse(day)
  const near = inUtc - zoneOffset(inUtc, timeZone)
  const midnight = inUtc - zoneOffset(near, timeZone)
  const isBefore = shopDate(new Date(midnight), timeZone) < day
  return new Date(isBefore ? midnight + durations.hour : midnight)
}

/** By how much the shop's clock is ahead of UTC at a whole minute, in milliseconds. */
function zoneOffset(instant: number, timeZone: string): number {
  const { today, now } = shopMoment(new Date(instant), timeZone)
  return Date.parse(`${today}T${now}Z`) - instant
}

const formats = new Map<string, Intl.DateTimeFormat>()
