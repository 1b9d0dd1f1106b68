import { nthWeekday } from './weekday.ts'

const sunday = 0

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
