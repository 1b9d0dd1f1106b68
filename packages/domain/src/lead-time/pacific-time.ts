import { nthWeekday } from './workdays.ts'

/** The shop's time zone, by the name that `Intl` and PostgreSQL know. */
export const SHOP_ZONE = 'America/Los_Angeles'

/** The calendar date in the shop's time zone, US Pacific, as `YYYY-MM-DD` (OQ-62). */
export function pacificDate(now: Date): string {
  // The Swedish locale writes dates as ISO 8601 does.
  return now.toLocaleDateString('sv-SE', { timeZone: SHOP_ZONE })
}

/** Midnight of a date in US Pacific time, ISO 8601 in UTC: 2026-06-05 begins at `2026-06-05T07:00:00Z`. */
export function pacificMidnight(date: string): string {
  const hour = isDaylightSaving(new Date(`${date}T12:00:00Z`)) ? '07' : '08'
  return `${date}T${hour}:00:00Z`
}

/**
 * Whether an instant lies in the US daylight saving window (LEAD-08): from the second Sunday of March, 10:00 UTC,
 * until just before the first Sunday of November, 09:00 UTC.
 */
export function isDaylightSaving(instant: Date): boolean {
  const year = instant.getUTCFullYear()
  const start = Date.parse(`${nthWeekday(year, { month: 3, weekday: sunday, nth: 2 })}T10:00:00Z`)
  const end = Date.parse(`${nthWeekday(year, { month: 11, weekday: sunday, nth: 1 })}T09:00:00Z`)

  return instant.getTime() >= start && instant.getTime() < end
}

const sunday = 0
