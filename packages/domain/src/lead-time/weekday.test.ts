import { expect, it } from 'vitest'
import { isWeekend, nthWeekday } from './weekday.ts'

it('tells Saturdays and Sundays', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
  expect(days.map(isWeekend)).toEqual([false, true, true, false])
})

it.each([
  [{ month: 3, weekday: 0, nth: 2 }, '2026-03-08'],
  [{ month: 11, weekday: 0, nth: 1 }, '2026-11-01'],
  [{ month: 11, weekday: 4, nth: 4 }, '2026-11-26'],
])('LEAD-07 LEAD-08: %j of 2026 is %s', (rule, date) => {
  expect(nthWeekday(2026, rule)).toBe(date)
})
