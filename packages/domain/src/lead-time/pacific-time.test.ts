import { expect, it } from 'vitest'
import { isDaylightSaving, pacificDate } from './pacific-time.ts'

it.each([
  ['2026-11-21T07:59:59Z', '2026-11-20'],
  ['2026-11-21T08:00:00Z', '2026-11-21'],
  ['2026-06-02T06:59:59Z', '2026-06-01'],
])('%s is %s at the shop, wherever the machine stands', (instant, date) => {
  expect(pacificDate(new Date(instant))).toBe(date)
})

it.each([
  ['TV-03d', '2027-03-14T09:59:59Z', false],
  ['TV-03d', '2027-03-14T10:00:00Z', true],
  ['TV-03e', '2026-11-01T08:59:59Z', true],
  ['TV-03e', '2026-11-01T09:00:00Z', false],
  ['a March that begins on a Sunday', '2026-03-08T10:00:00Z', true],
  ['a March that begins on a Sunday', '2026-03-08T09:59:59Z', false],
])('LEAD-08 %s: %s is in the window: %s', (_, instant, expected) => {
  expect(isDaylightSaving(new Date(instant))).toBe(expected)
})
