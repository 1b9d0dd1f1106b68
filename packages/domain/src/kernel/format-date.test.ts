import { expect, it } from 'vitest'
import { formatDate } from './format-date.ts'

it.each([
  ['2026-03-05', '03/05/2026'],
  ['2027-01-01', '01/01/2027'],
])('CONST-09 ORDER-14 TV-25b: %s reads %s', (date, shown) => {
  expect(formatDate(date)).toBe(shown)
})
