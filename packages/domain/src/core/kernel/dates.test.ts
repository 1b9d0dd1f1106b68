import { expect, it } from 'vitest'
import { addDays, formatDate, formatMoment, localDay } from './dates.ts'

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-08', 1, '2026-03-09'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-01', -1, '2026-10-31'],
])('%s plus %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
})

it.each([
  ['2026-03-05', '03/05/2026'],
  ['2027-01-01', '01/01/2027'],
])('%s is shown as %s (CONST-09, ORDER-14, TV-25b)', (date, shown) => {
  expect(formatDate(date)).toBe(shown)
})

it('a date is shown as the day in local time (CONST-09)', () => {
  const lateOnMarchFifth = new Date(2026, 2, 5, 23, 59)
  const earlyOnMarchSixth = new Date(2026, 2, 6, 0, 0)
  expect([lateOnMarchFifth, earlyOnMarchSixth].map(localDay)).toEqual(['2026-03-05', '2026-03-06'])
})

it('a moment is shown to the minute in local time (OQ-81)', () => {
  const afternoon = new Date(2026, 10, 20, 16, 5).toISOString()
  expect(formatMoment(afternoon).replaceAll(/\s/g, ' ')).toBe('11/20/2026, 4:05 PM')
})

it.each([
  ['America/Los_Angeles', '11/20/2026, 11:59 PM'],
  ['Asia/Tokyo', '11/21/2026, 4:59 PM'],
])('a moment in %s is shown as %s, with AM or PM (OQ-110)', (timeZone, expected) => {
  expect(formatMoment('2026-11-21T07:59:59Z', timeZone).replaceAll(/\s/g, ' ')).toBe(expected)
})
