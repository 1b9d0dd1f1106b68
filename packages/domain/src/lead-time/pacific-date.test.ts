import { expect, it } from 'vitest'
import { pacificDate } from './pacific-date.ts'

it.each([
  ['2026-11-21T07:59:59Z', '2026-11-20'],
  ['2026-11-21T08:00:00Z', '2026-11-21'],
  ['2026-06-02T06:59:59Z', '2026-06-01'],
])('%s is %s at the shop, wherever the machine stands', (instant, date) => {
  expect(pacificDate(new Date(instant))).toBe(date)
})
