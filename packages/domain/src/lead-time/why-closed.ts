import { holidays } from './holidays.ts'
import { leadTimeMessages } from './messages.ts'
import { isWeekend } from './weekday.ts'

/**
 * Why nothing leaves the house on a date: the holiday's name, or the weekend; undefined on a workday (LEAD-06).
 * Holidays of today's year and the next count (LEAD-07): asked on 2026-11-20, Thursday 2026-11-26 is `Thanksgiving`
 * and Tuesday 2028-07-04 a workday. Dates are `YYYY-MM-DD`.
 */
export function whyClosed(date: string, today: string): string | undefined {
  const year = Number(date.slice(0, 4))
  const yearsAhead = year - Number(today.slice(0, 4))
  const days = yearsAhead === 0 || yearsAhead === 1 ? holidays(year) : []

  const holiday = days.find((day) => day.date === date)
  return holiday?.name ?? (isWeekend(date) ? leadTimeMessages.steps.weekend : undefined)
}
