import { expect, it } from 'vitest'
import { fillWeeks, trendWeeks, weeksUntil } from './weeks.ts'

it('a trend has 13 weeks of seven days, of which the last ends today (TODAY-03)', () => {
  const weeks = weeksUntil('2026-11-28')
  expect([weeks.length, weeks[0], weeks.at(-2), weeks.at(-1)]).toEqual([
    trendWeeks,
    '2026-08-30',
    '2026-11-15',
    '2026-11-22',
  ])
})

it('a week without rows counts 0, and what is outside the trend does not count (TODAY-03)', () => {
  const counted = [-1, 0, 12, 12, 13].map((week) => ({ week, value: 2 }))
  expect(fillWeeks(counted)).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4])
})
