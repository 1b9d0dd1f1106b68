import { addDays } from '../kernel/index.ts'
import { nthWeekday } from './weekday.ts'

const monday = 1
const thursday = 4

/** The days of a year on which nothing leaves the house, each on its own date: no Monday substitutes (LEAD-07). */
export function holidays(year: number): string[] {
  const thanksgiving = nthWeekday(year, { month: 11, weekday: thursday, nth: 4 })

  return [
    `${year}-01-01`,
    easterSunday(year),
    memorialDay(year),
    `${year}-07-04`,
    nthWeekday(year, { month: 9, weekday: monday, nth: 1 }),
    thanksgiving,
    addDays(thanksgiving, 1),
    `${year}-12-25`,
    `${year}-12-26`,
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
