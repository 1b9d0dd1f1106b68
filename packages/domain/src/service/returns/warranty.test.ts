import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, addMonths } from '../../core/kernel/index.ts'
import { warrantyOf, warrantyText } from './warranty.ts'

const terms = { months: 24, shippedMonths: 30 }
const off = { months: 0, shippedMonths: 0 }
const onlyInstalled = { months: 24, shippedMonths: 0 }
const onlyShipped = { months: 0, shippedMonths: 30 }

type Vector = [
  name: string,
  shippedOn: string[],
  installedOn: string | null,
  today: string,
  answer: string | null,
  endsOn: string | null,
  terms?: typeof terms,
]

it.each<Vector>([
  ['a month after it was shipped', ['2026-10-20'], null, '2026-11-20', 'WITHIN', null],
  ['the last day from installation', ['2026-01-10'], '2026-03-05', '2028-03-05', 'WITHIN', '2028-03-05'],
  ['the day after', ['2026-01-10'], '2026-03-05', '2028-03-06', 'OUTSIDE', '2028-03-05'],
  [
    'installed late: at most 30 months from shipping',
    ['2026-01-10'],
    '2027-06-01',
    '2028-07-10',
    'WITHIN',
    '2028-07-10',
  ],
  ['the day after those', ['2026-01-10'], '2027-06-01', '2028-07-11', 'OUTSIDE', '2028-07-10'],
  [
    'installed unknown, 24 months from shipping: whenever it was',
    ['2026-01-10'],
    null,
    '2028-01-10',
    'WITHIN',
    null,
  ],
  ['installed unknown, the day after', ['2026-01-10'], null, '2028-01-11', 'UNKNOWN', null],
  ['installed unknown, the last of 30 months', ['2026-01-10'], null, '2028-07-10', 'UNKNOWN', null],
  ['installed unknown, 30 months are over', ['2026-01-10'], null, '2028-07-11', 'OUTSIDE', null],
  ['shipped unknown, 24 months from installation are over', [], '2026-01-10', '2028-01-11', 'OUTSIDE', null],
  ['shipped unknown, it may have lain for years', [], '2026-01-10', '2026-01-11', 'UNKNOWN', null],
  ['nothing known', [], null, '2026-11-20', 'UNKNOWN', null],
  ['shipped on the last of a long month', ['2026-08-31'], null, '2029-02-28', 'UNKNOWN', null],
  ['its 30 months end with the shorter month', ['2026-08-31'], null, '2029-03-01', 'OUTSIDE', null],
  ['installed on 29 February', ['2028-02-01'], '2028-02-29', '2030-02-28', 'WITHIN', '2030-02-28'],
  ['the day after that', ['2028-02-01'], '2028-02-29', '2030-03-01', 'OUTSIDE', '2030-02-28'],
  ['a spare part for a pump of years ago', ['2026-10-20'], '2019-05-01', '2026-11-20', 'WITHIN', null],
  ['two parcels, both within', ['2026-01-10', '2026-02-10'], null, '2028-01-10', 'WITHIN', null],
  [
    'two parcels, of which one may be over',
    ['2026-01-10', '2026-02-10'],
    null,
    '2028-07-20',
    'UNKNOWN',
    null,
  ],
  ['two parcels, both over', ['2026-02-10', '2026-01-10'], null, '2028-08-11', 'OUTSIDE', null],
  ['no terms', ['2026-01-10'], '2026-03-05', '2026-11-20', null, null, off],
  [
    'no limit from shipping',
    ['2026-01-10'],
    '2028-06-01',
    '2030-06-01',
    'WITHIN',
    '2030-06-01',
    onlyInstalled,
  ],
  [
    'no limit from shipping, installed unknown',
    ['2026-01-10'],
    null,
    '2040-01-01',
    'UNKNOWN',
    null,
    onlyInstalled,
  ],
  [
    'no limit from installation',
    ['2026-01-10'],
    '2026-01-11',
    '2028-07-10',
    'WITHIN',
    '2028-07-10',
    onlyShipped,
  ],
])('warranty: %s (CLAIM-05)', (_name, shippedOn, installedOn, today, answer, endsOn, limited = terms) => {
  const said = warrantyOf({ shippedOn, installedOn }, limited, today)
  expect([said?.answer ?? null, said?.endsOn ?? null]).toEqual([answer, endsOn])
})

const day = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2024-01-31', days))

it('the answer is unknown exactly if it depends on the installation date (CLAIM-05)', () => {
  fc.assert(
    fc.property(day, day, (shippedOn, today) => {
      const said = (installedOn: string | null) =>
        warrantyOf({ shippedOn: [shippedOn], installedOn }, terms, today)?.answer
      const possible = new Set([said(shippedOn), said(addMonths(shippedOn, 60))])
      expect(said(null)).toBe(possible.size === 1 ? [...possible][0] : 'UNKNOWN')
    }),
  )
})

it('the warranty text names its dates (CLAIM-05)', () => {
  const shippedOn = ['2026-10-23']
  expect(warrantyText({ answer: 'WITHIN', shippedOn, installedOn: '2026-11-01', endsOn: '2028-11-01' })).toBe(
    'Within warranty until 11/01/2028: shipped 10/23/2026, installed 11/01/2026.',
  )
  expect(
    warrantyText({ answer: 'OUTSIDE', shippedOn, installedOn: '2026-11-01', endsOn: '2028-11-01' }),
  ).toBe('Outside warranty, which ended on 11/01/2028: shipped 10/23/2026, installed 11/01/2026.')
  expect(warrantyText({ answer: 'UNKNOWN', shippedOn: [], installedOn: null, endsOn: null })).toBe(
    'Cannot say: it is not known when it was shipped, it is not known when it was installed.',
  )
})
