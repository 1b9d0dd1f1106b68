import { addDays } from '../kernel/index.ts'
import { isDaylightSaving } from './daylight-saving.ts'
import type { ExtraWork } from './extra-work.ts'
import { holidays } from './holidays.ts'
import { isWeekend } from './weekday.ts'

export interface ReadyDate {
  /** `YYYY-MM-DD`. */
  date: string
  /** Midnight of that date in US Pacific time, ISO 8601 in UTC. */
  instant: string
}

/**
 * The day a line is ready to ship, from the ERP's date: a day for handling, one for paint and two for a custom angle
 * or trim are added first; then the date moves on past weekends and holidays (LEAD-05 to LEAD-08, OQ-61).
 * Monday 2026-06-01, painted and customised, gives Friday `2026-06-05T07:00:00Z`.
 * Dates are `YYYY-MM-DD`; holidays of today's year and the next count.
 */
export function shiftReadyDate(erpDate: string, options: ExtraWork, today: string): ReadyDate {
  const extraDays = 1 + (options.painted ? 1 : 0) + (options.customised ? 2 : 0)
  const date = nextWorkday(addDays(erpDate, extraDays), today)
  const hour = isDaylightSaving(new Date(`${date}T12:00:00Z`)) ? '07' : '08'

  return { date, instant: `${date}T${hour}:00:00Z` }
}

function nextWorkday(date: string, today: string): string {
  const year = Number(today.slice(0, 4))
  const closed = new Set([...holidays(year), ...holidays(year + 1)])

  let workday = date
  while (isWeekend(workday) || closed.has(workday)) workday = addDays(workday, 1)
  return workday
}
