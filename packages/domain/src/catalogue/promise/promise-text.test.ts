import { expect, it } from 'vitest'
import { ageText, promiseText, allocationText } from './promise-text.ts'

const stock = { kind: 'stock', warehouse: 'Fresno' } as const
const receipt = { kind: 'receipt', dueOn: '2026-12-01', quantity: 12 } as const

it('a promise reads as one line, with its allocations in order (PROMISE-06)', () => {
  const allocations = [
    { quantity: 4, date: '2026-11-23', source: stock },
    { quantity: 6, date: '2026-12-03', source: receipt },
  ]
  expect(promiseText(allocations, '2026-11-23')).toBe(
    '4 today from Fresno · 6 on 12/03/2026 (12 due 12/01/2026)',
  )
  expect(promiseText(allocations, '2026-11-24')).toBe(
    '4 on 11/23/2026 from Fresno · 6 on 12/03/2026 (12 due 12/01/2026)',
  )
})

it.each([
  [{ kind: 'making', workingDays: 15 }, '2026-12-16', '2 on 12/16/2026 (made in 15 working days)'],
  [{ kind: 'making', workingDays: 1 }, '2026-11-24', '2 on 11/24/2026 (made in 1 working day)'],
  [{ kind: 'making', workingDays: 0 }, '2026-11-23', '2 today'],
  [{ kind: 'unknown' }, null, '2 without a known date'],
  [{ kind: 'stock', warehouse: '' }, '2026-11-23', '2 today'],
  [{ kind: 'making', workingDays: 26 }, '2027-01-04', '2 on 01/04/2027 (made in 26 working days)'],
  [
    { kind: 'receipt', dueOn: '2026-12-31', quantity: 9.5 },
    '2027-01-04',
    '2 on 01/04/2027 (9.5 due 12/31/2026)',
  ],
] as const)('%o on %s reads %s (PROMISE-06)', (source, date, expected) => {
  expect(promiseText([{ quantity: 2, date, source }], '2026-11-23')).toBe(expected)
})

it.each([
  ['2026-11-23T22:05:30Z', 'as the ERP said at 2:05 PM'],
  ['2026-11-23T08:00:00Z', 'as the ERP said at 12:00 AM'],
  ['2026-11-23T07:59:59Z', 'as the ERP said on 11/22/2026 at 11:59 PM'],
  ['2025-11-23T22:05:30Z', 'as the ERP said on 11/23/2025 at 2:05 PM'],
])(
  'the age of an ERP answer from %s reads “%s” on the shop’s clock (PROMISE-08, OQ-110)',
  (asOf, expected) => {
    const age = ageText(asOf, new Date('2026-11-24T07:59:00Z'), 'America/Los_Angeles')
    expect(age.replaceAll(/\s/g, ' ')).toBe(expected)
  },
)

it('paper has no “today”', () => {
  const allocation = { quantity: 2, date: '2026-11-23', source: { kind: 'unknown' } } as const
  expect(allocationText(allocation, null)).toBe('2 on 11/23/2026')
})
