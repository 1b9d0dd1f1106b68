import { expect, it } from 'vitest'
import { historyStart } from './order-history.ts'

it.each([
  [30, '2026-10-21'],
  [90, '2026-08-22'],
  [365, '2025-11-20'],
  [0, null],
])('%i days of history before 2026-11-20 start on %s (HISTORY-03, HISTORY-08, OQ-81)', (days, start) => {
  expect(historyStart(days, '2026-11-20')).toBe(start)
})
