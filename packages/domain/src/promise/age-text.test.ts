import { expect, it } from 'vitest'
import { ageText } from './age-text.ts'

// Without a zone a moment stands where the reader does.
it.each([
  ['2026-11-23T14:05:30', 'as the ERP said at 14:05'],
  ['2026-11-23T00:00:00', 'as the ERP said at 00:00'],
  ['2026-11-22T23:59:59', 'as the ERP said on 22 Nov at 23:59'],
  ['2025-11-23T14:05:30', 'as the ERP said on 23 Nov 2025 at 14:05'],
])('PROMISE-08: what was said at %s reads %s', (asOf, expected) => {
  expect(ageText(new Date(asOf).toISOString(), new Date('2026-11-23T23:59:00'))).toBe(expected)
})
