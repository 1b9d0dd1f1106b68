import { expect, it } from 'vitest'
import { shopDate, shopMoment } from './shop-date.ts'

it.each([
  ['2026-11-21T07:59:59Z', 'America/Los_Angeles', '2026-11-20'],
  ['2026-11-21T08:00:00Z', 'America/Los_Angeles', '2026-11-21'],
  ['2026-06-02T06:59:59Z', 'America/Los_Angeles', '2026-06-01'],
  ['2026-11-21T08:00:00Z', 'Pacific/Auckland', '2026-11-21'],
  ['2026-11-21T11:00:00Z', 'Pacific/Auckland', '2026-11-22'],
  ['2026-11-21T23:30:00Z', 'Europe/Berlin', '2026-11-22'],
])('FACE-04 LEAD-08: %s is in %s %s, wherever the machine stands', (instant, timeZone, date) => {
  expect(shopDate(new Date(instant), timeZone)).toBe(date)
})

it.each([
  ['TV-03d', '2027-03-14', '2027-03-14T08:00:00Z'],
  ['TV-03d', '2027-03-15', '2027-03-15T07:00:00Z'],
  ['TV-03e', '2026-11-01', '2026-11-01T07:00:00Z'],
  ['TV-03e', '2026-11-02', '2026-11-02T08:00:00Z'],
  ['a March that begins on a Sunday', '2026-03-09', '2026-03-09T07:00:00Z'],
])('LEAD-08 %s: %s begins at %s', (_, date, instant) => {
  const before = new Date(Date.parse(instant) - 1)
  expect(shopDate(new Date(instant), 'America/Los_Angeles')).toBe(date)
  expect(shopDate(before, 'America/Los_Angeles') < date).toBe(true)
})

it.each([
  ['2026-11-21T07:59:59Z', 'America/Los_Angeles', '2026-11-20', '23:59'],
  ['2026-11-21T08:00:00Z', 'America/Los_Angeles', '2026-11-21', '00:00'],
  ['2026-06-02T06:05:00Z', 'Europe/Berlin', '2026-06-02', '08:05'],
])('PROMISE-04: %s is in %s %s, %s', (instant, timeZone, today, now) => {
  expect(shopMoment(new Date(instant), timeZone)).toEqual({ today, now })
})
