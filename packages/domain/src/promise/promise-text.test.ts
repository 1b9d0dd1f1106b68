import { expect, it } from 'vitest'
import { ageText, promiseText, shortDate } from './promise-text.ts'

const stock = { kind: 'stock', warehouse: 'Fresno' } as const
const receipt = { kind: 'receipt', dueOn: '2026-12-01', quantity: 12 } as const

it('PROMISE-06: a promise reads as one line, its shares in their order', () => {
  const shares = [
    { quantity: 4, date: '2026-11-23', source: stock },
    { quantity: 6, date: '2026-12-03', source: receipt },
  ]
  expect(promiseText(shares, '2026-11-23')).toBe('4 today from Fresno · 6 on 3 Dec (12 due 1 Dec)')
  expect(promiseText(shares, '2026-11-24')).toBe('4 on 23 Nov from Fresno · 6 on 3 Dec (12 due 1 Dec)')
})

it.each([
  [{ kind: 'making', workingDays: 15 }, '2026-12-16', '2 on 16 Dec (made in 15 working days)'],
  [{ kind: 'making', workingDays: 1 }, '2026-11-24', '2 on 24 Nov (made in 1 working day)'],
  [{ kind: 'making', workingDays: 0 }, '2026-11-23', '2 today'],
  [{ kind: 'unknown' }, null, '2 without a known date'],
  [{ kind: 'stock', warehouse: '' }, '2026-11-23', '2 today'],
  [{ kind: 'making', workingDays: 26 }, '2027-01-04', '2 on 4 Jan 2027 (made in 26 working days)'],
  [{ kind: 'receipt', dueOn: '2026-12-31', quantity: 9.5 }, '2027-01-04', '2 on 4 Jan 2027 (9.5 due 31 Dec)'],
] as const)('PROMISE-06: %o on %s reads %s', (source, date, expected) => {
  expect(promiseText([{ quantity: 2, date, source }], '2026-11-23')).toBe(expected)
})

it('PROMISE-06: a day of another year is named with it', () => {
  expect(shortDate('2026-12-03', '2026-11-23')).toBe('3 Dec')
  expect(shortDate('2026-12-03', '2027-01-02')).toBe('3 Dec 2026')
})

// Without a zone a moment stands where the reader does.
it.each([
  ['2026-11-23T14:05:30', 'as the ERP said at 14:05'],
  ['2026-11-23T00:00:00', 'as the ERP said at 00:00'],
  ['2026-11-22T23:59:59', 'as the ERP said on 22 Nov at 23:59'],
  ['2025-11-23T14:05:30', 'as the ERP said on 23 Nov 2025 at 14:05'],
])('PROMISE-08: what was said at %s reads %s', (asOf, expected) => {
  expect(ageText(new Date(asOf).toISOString(), new Date('2026-11-23T23:59:00'))).toBe(expected)
})
