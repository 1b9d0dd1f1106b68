/** A minute where the shop stands. */
export interface ShopMoment {
  /** `YYYY-MM-DD`. */
  today: string
  /** `HH:MM`. */
  now: string
}

/** The calendar date of an instant where the shop stands, as `YYYY-MM-DD` (OQ-62). */
export const shopDate = (instant: Date, timeZone: string): string => shopMoment(instant, timeZone).today

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

const formats = new Map<string, Intl.DateTimeFormat>()
