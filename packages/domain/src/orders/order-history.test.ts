import { expect, it } from 'vitest'
import { historyPeriods, historyStart } from './order-history.ts'

it('HISTORY-02 HISTORY-03: 30 days, 3 months, 1 year and all time', () => {
  expect(historyPeriods.map(({ days, label }) => [days, label])).toEqual([
    [30, '30 days'],
    [90, '3 months'],
    [365, '1 year'],
    [0, 'All time'],
  ])
})

it.each([
  [30, '2026-10-21'],
  [90, '2026-08-22'],
  [365, '2025-11-20'],
  [0, null],
])('HISTORY-03 HISTORY-08 OQ-81: %i days back from 2026-11-20 begin on %s', (days, start) => {
  expect(historyStart(days, '2026-11-20')).toBe(start)
})
