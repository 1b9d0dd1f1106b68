import { addDays } from '../../core/kernel/index.ts'
import { leadTimeMessages } from './messages.ts'

const sunday = 0
const monday = 1
const thursday = 4
const saturday = 6

/**
 * Reason nothing ships on a date: the holiday's name, or the weekend; undefined on a workday (LEAD-06).
 * Only holidays of this year and the next count (LEAD-07): on 2026-11-20, Thursday 2026-11-26 is `Thanksgiving` and
 * Tuesday 2028-07-04 is a workday. Dates are `YYYY-MM-DD`.
 */
export function whyClosed(date: string, today: string): string | undefined {
  const year = Number(date.slice(0, 4))
  const yearsAhead = year - Number(today.slice(0, 4))
  const days = yearsAhead === 0 || yearsAhead === 1 ? holidays(year) : []

  const holiday = days.find((day) => day.date === date)
  return holiday?.name ?? (isWeekend(date) ? leadTimeMessages.steps.weekend : undefined)
}

export interface Holiday {
  /** `YYYY-MM-DD`. */
  date: string
  name: string
}

/** Days of a year on which nothing ships, each on its own date: no Monday substitutes (LEAD-07). */
export function holidays(year: number): readonly Holiday[] {
  const days = holidaysByYear.get(year) ?? holidaysOf(year)
  holidaysByYear.set(year, days)
  return days
}

/** Cache: a long cart needs the same two years for every line. */
const holidaysByYear = new Map<number, readonly Holiday[]>()

function holidaysOf(year: number): Holiday[] {
  const thanksgiving = nthWeekday(year, { month: 11, weekday: thursday, nth: 4 })

  return [
    { date: `${year}-01-01`, name: "New Year's Day" },
    { date: easterSunday(year), name: 'Easter' },
    { date: memorialDay(year), name: 'Memorial Day' },
    { date: `${year}-07-04`, name: 'Independence Day' },
    { date: nthWeekday(year, { month: 9, weekday: monday, nth: 1 }), name: 'Labor Day' },
    { date: thanksgiving, name: 'Thanksgiving' },
    { date: addDays(thanksgiving, 1), name: 'Day after Thanksgiving' },
    { date: `${year}-12-25`, name: 'Christmas' },
    { date: `${year}-12-26`, name: 'Day after Christmas' },
  ]
}

/** The last Monday of May, a week before the first Monday of June. */
function memorialDay(year: number): string {
  return addDays(nthWeekday(year, { month: 6, weekday: monday, nth: 1 }), -7)
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm (Meeus, Jones, Butcher). */
function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114

  return `${year}-0${Math.floor(f / 31)}-${String((f % 31) + 1).padStart(2, '0')}`
}

export function isWeekend(date: string): boolean {
  const weekday = weekdayOf(date)
  return weekday === sunday || weekday === saturday
}

/** For example the first Monday (1) of September: `nthWeekday(2026, { month: 9, weekday: 1, nth: 1 })` is `2026-09-07`. */
export function nthWeekday(year: number, rule: { month: number; weekday: number; nth: number }): string {
  const first = `${year}-${String(rule.month).padStart(2, '0')}-01`
  const untilWeekday = (rule.weekday - weekdayOf(first) + 7) % 7

  return addDays(first, untilWeekday + (rule.nth - 1) * 7)
}

/** Sunday is 0; the date is `YYYY-MM-DD`. */
function weekdayOf(date: string): number {
  return new Date(date).getUTCDay()
}
