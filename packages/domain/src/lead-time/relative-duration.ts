import { durations } from '../kernel/index.ts'
import { counted } from '../kernel/index.ts'

/**
 * How far a date lies ahead of today, in the largest whole unit of years, months, weeks or days (LEAD-03, LEAD-09).
 * From 2026-11-20 to 2026-12-19 are `4 weeks`, to 2026-12-20 `1 month`; today and the past read `1 day`.
 */
export function relativeDuration(today: string, date: string): string {
  const months = fullMonths(today, date)
  const days = Math.round((Date.parse(date) - Date.parse(today)) / durations.day)

  if (months >= 12) return counted(Math.floor(months / 12), 'year')
  if (months >= 1) return counted(months, 'month')
  if (days >= 7) return counted(Math.floor(days / 7), 'week')
  return counted(Math.max(days, 1), 'day')
}

function fullMonths(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth

  return toDay < fromDay ? months - 1 : months
}
