import { expect, it } from 'vitest'
import { addDays } from './add-days.ts'

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-08', 1, '2026-03-09'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-01', -1, '2026-10-31'],
])('%s moved by %i days is %s, wherever the machine stands', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
})
