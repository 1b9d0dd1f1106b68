import { expect, it } from 'vitest'
import { dueText, endOfWeek } from './due.ts'

it.each([
  ['2026-11-01', '27 days late'],
  ['2026-11-27', '1 day late'],
  ['2026-11-28', 'today'],
  ['2026-11-29', 'tomorrow'],
  ['2026-11-30', null],
])('an order to ship by %s shows %j on 11/28/2026 (DESK-27)', (dueOn, words) => {
  expect(dueText(dueOn, '2026-11-28')).toBe(words)
})

it('a week is today and the six days after it (DESK-27)', () => {
  expect(endOfWeek('2026-11-28')).toBe('2026-12-04')
})
