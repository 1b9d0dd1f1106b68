import { expect, it } from 'vitest'
import { holidays, isWeekend, nthWeekday, whyClosed } from './workdays.ts'

const today = '2026-11-20'

it.each([
  ['2026-11-25', undefined],
  ['2026-11-26', 'Thanksgiving'],
  ['2026-11-27', 'Day after Thanksgiving'],
  ['2026-11-28', 'Weekend'],
  ['2027-07-04', 'Independence Day'],
  ['2027-07-05', undefined],
  ['2028-07-04', undefined],
  ['2028-07-01', 'Weekend'],
  ['2025-12-25', undefined],
])('%s is closed for %s (LEAD-06, LEAD-07)', (date, reason) => {
  expect(whyClosed(date, today)).toBe(reason)
})

it.each([
  [
    2026,
    '2026-01-01 2026-04-05 2026-05-25 2026-07-04 2026-09-07 2026-11-26 2026-11-27 2026-12-25 2026-12-26',
  ],
  [
    2027,
    '2027-01-01 2027-03-28 2027-05-31 2027-07-04 2027-09-06 2027-11-25 2027-11-26 2027-12-25 2027-12-26',
  ],
])('the year %i has its nine holidays (LEAD-07, TV-02)', (year, expected) => {
  expect(holidays(year).map(({ date }) => date)).toEqual(expected.split(' '))
})

it.each([
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
])('Easter of %i is %s (LEAD-07)', (year, easter) => {
  expect(holidays(year)[1]).toEqual({ date: easter, name: 'Easter' })
})

it('Memorial Day is the last Monday of May in every year (LEAD-07)', () => {
  for (let year = 2000; year < 2100; year++) {
    const day = holidays(year)[2]?.date ?? ''
    expect([new Date(day).getUTCDay(), day.slice(0, 8), Number(day.slice(8)) > 24]).toEqual([
      1,
      `${year}-05-`,
      true,
    ])
  }
})

it('only Saturday and Sunday are weekend days', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
  expect(days.map(isWeekend)).toEqual([false, true, true, false])
})

it.each([
  [{ month: 3, weekday: 0, nth: 2 }, '2026-03-08'],
  [{ month: 11, weekday: 0, nth: 1 }, '2026-11-01'],
  [{ month: 11, weekday: 4, nth: 4 }, '2026-11-26'],
])('%j of 2026 is %s (LEAD-07, LEAD-08)', (rule, date) => {
  expect(nthWeekday(2026, rule)).toBe(date)
})
