import { expect, it } from 'vitest'
import { whyClosed } from './why-closed.ts'

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
])('LEAD-06 LEAD-07: %s is closed for %s', (date, reason) => {
  expect(whyClosed(date, today)).toBe(reason)
})
