import { expect, it } from 'vitest'
import { isDate } from './dates.ts'
import { date } from './fields.ts'

it.each(['1900-01-01', '2024-02-29', '2026-11-21', '2999-12-31'])('%s is a valid date', (text) => {
  expect([date.safeParse(text).success, isDate(text)]).toEqual([true, true])
})

it.each([
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '3000-01-01',
  '9999-12-31',
  '10000-01-01',
  '-2000-01-01',
  '1900-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-1-1',
  '2026-11-21T00:00:00Z',
  ' 2026-11-21',
  '2026-11-21\n',
  '٢٠٢٦-١١-٢١',
  '',
])('%j is not a valid date', (text) => {
  expect([date.safeParse(text).success, isDate(text)]).toEqual([false, false])
})
