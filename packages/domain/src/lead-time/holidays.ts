import { addDays } from '../kernel/index.ts'
import { nthWeekday } from './weekday.ts'

const monday = 1
const thursday = 4

export interface Holiday {
  /** `YYYY-MM-DD`. */
  date: string
  name: string
}

/** The days of a year on which nothing leaves the house, each on its own date: no Monday substitutes (LEAD-07). */
export function holidays(year: number): readonly Holiday[] {
  const days = known.get(year) ?? holidaysOf(year)
  known.set(year, days)
  return days
}

/** A long cart asks for the same two years line by line. */
const known = new Map<number, readonly Holiday[]>()

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
