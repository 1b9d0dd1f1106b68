import { addDays } from '../kernel/index.ts'

const sunday = 0
const saturday = 6

export function isWeekend(date: string): boolean {
  const weekday = weekdayOf(date)
  return weekday === sunday || weekday === saturday
}

/** Such as the first Monday (1) of September: `nthWeekday(2026, { month: 9, weekday: 1, nth: 1 })` is `2026-09-07`. */
export function nthWeekday(year: number, rule: { month: number; weekday: number; nth: number }): string {
  const first = `${year}-${String(rule.month).padStart(2, '0')}-01`
  const untilWeekday = (rule.weekday - weekdayOf(first) + 7) % 7

  return addDays(first, untilWeekday + (rule.nth - 1) * 7)
}

/** Sunday is 0; the date is `YYYY-MM-DD`. */
function weekdayOf(date: string): number {
  return new Date(date).getUTCDay()
}
