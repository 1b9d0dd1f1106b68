import { expect, it } from 'vitest'
import { relativeDuration } from './relative-duration.ts'

it.each([
  ['TV-04a', '2026-11-20', '2026-11-20', '1 day'],
  ['TV-04a', '2026-11-20', '2026-11-18', '1 day'],
  ['TV-04b', '2026-11-20', '2026-11-26', '6 days'],
  ['TV-04b', '2026-11-20', '2026-11-27', '1 week'],
  ['TV-04b', '2026-11-20', '2026-12-03', '1 week'],
  ['TV-04c', '2026-11-20', '2026-12-04', '2 weeks'],
  ['TV-04c', '2026-11-20', '2026-12-19', '4 weeks'],
  ['TV-04c', '2026-11-20', '2026-12-20', '1 month'],
  ['TV-04d', '2026-11-20', '2027-11-19', '11 months'],
  ['TV-04d', '2026-11-20', '2027-11-20', '1 year'],
  ['TV-04e', '2027-01-31', '2027-02-28', '4 weeks'],
  ['TV-04e', '2027-01-31', '2027-03-01', '1 month'],
  ['a past year', '2026-11-20', '2024-11-20', '1 day'],
])('LEAD-03 LEAD-09 %s: from %s to %s is %s', (_, today, date, shown) => {
  expect(relativeDuration(today, date)).toBe(shown)
})
