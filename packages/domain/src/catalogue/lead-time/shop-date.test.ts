import { expect, it } from 'vitest'
import { clockName, formatShopDay, shopDate, shopMoment, startOfShopDay } from './shop-date.ts'

it.each([
  ['2026-11-21T07:59:59Z', 'America/Los_Angeles', '2026-11-20'],
  ['2026-11-21T08:00:00Z', 'America/Los_Angeles', '2026-11-21'],
  ['2026-06-02T06:59:59Z', 'America/Los_Angeles', '2026-06-01'],
  ['2026-11-21T08:00:00Z', 'Pacific/Auckland', '2026-11-21'],
  ['2026-11-21T11:00:00Z', 'Pacific/Auckland', '2026-11-22'],
  ['2026-11-21T23:30:00Z', 'Europe/Berlin', '2026-11-22'],
])('the shop date of %s in %s is %s (FACE-04, LEAD-08)', (instant, timeZone, date) => {
  expect(shopDate(new Date(instant), timeZone)).toBe(date)
})

it('an order date is formatted in the shop’s time zone (OQ-110)', () => {
  expect(formatShopDay('2026-11-21T07:59:59Z', 'America/Los_Angeles')).toBe('11/20/2026')
  expect(formatShopDay('2026-11-21T07:59:59Z', 'Pacific/Auckland')).toBe('11/21/2026')
})

it.each([
  ['America/Los_Angeles', 'Los Angeles time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC time'],
])('the clock of %s is called %s (OQ-110)', (timeZone, name) => {
  expect(clockName(timeZone)).toBe(name)
})

it.each([
  ['TV-03d', '2027-03-14', '2027-03-14T08:00:00Z'],
  ['TV-03d', '2027-03-15', '2027-03-15T07:00:00Z'],
  ['TV-03e', '2026-11-01', '2026-11-01T07:00:00Z'],
  ['TV-03e', '2026-11-02', '2026-11-02T08:00:00Z'],
  ['a March that begins on a Sunday', '2026-03-09', '2026-03-09T07:00:00Z'],
])('%s: %s begins at %s (LEAD-08)', (_, date, instant) => {
  const before = new Date(Date.parse(instant) - 1)
  expect(shopDate(new Date(instant), 'America/Los_Angeles')).toBe(date)
  expect(shopDate(before, 'America/Los_Angeles') < date).toBe(true)
  expect(startOfShopDay(date, 'America/Los_Angeles')).toEqual(new Date(instant))
})

it.each([
  ['2026-11-21', 'Europe/Berlin', '2026-11-20T23:00:00Z'],
  ['2026-09-27', 'Pacific/Auckland', '2026-09-26T12:00:00Z'],
  ['2026-09-28', 'Pacific/Auckland', '2026-09-27T11:00:00Z'],
  ['2026-11-21', 'Asia/Kathmandu', '2026-11-20T18:15:00Z'],
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00Z'],
  ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00Z'],
])('%s begins in %s at %s, even where the clock change skips midnight (OQ-109)', (day, timeZone, instant) => {
  expect(startOfShopDay(day, timeZone)).toEqual(new Date(instant))
})

it.each([
  ['2026-11-21T07:59:59Z', 'America/Los_Angeles', '2026-11-20', '23:59'],
  ['2026-11-21T08:00:00Z', 'America/Los_Angeles', '2026-11-21', '00:00'],
  ['2026-06-02T06:05:00Z', 'Europe/Berlin', '2026-06-02', '08:05'],
])('%s in %s is %s, %s (PROMISE-04)', (instant, timeZone, today, now) => {
  expect(shopMoment(new Date(instant), timeZone)).toEqual({ today, now })
})
