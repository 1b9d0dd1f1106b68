import { expect, it } from 'vitest'
import { promiseOf, shiftPromise, type Supply } from './promise-of.ts'
import type { Allocation } from './promise.ts'

/** 2026-11-23 is a Monday; the Thursday after it is Thanksgiving. */
const monday = '2026-11-23 10:00'

/** Name, minute at the shop, supply, quantity and promise, worked out by hand with a calendar. */
type Vector = [name: string, at: string, supply: string, quantity: number, expected: string]

const stock: Vector[] = [
  ['all of one warehouse', monday, 'Fresno 10', 4, '4 2026-11-23 Fresno'],
  ['exactly what it holds', monday, 'Fresno 4', 4, '4 2026-11-23 Fresno'],
  ['one more than it holds', monday, 'Fresno 4; 5 days', 5, '4 2026-11-23 Fresno; 1 2026-12-02 made'],
  ['the nearest first', monday, 'Fresno 4; Reno 9', 6, '4 2026-11-23 Fresno; 2 2026-11-23 Reno'],
  ['the nearest holds less', monday, 'Reno 2; Fresno 9', 5, '2 2026-11-23 Reno; 3 2026-11-23 Fresno'],
  [
    'three of three',
    monday,
    'Fresno 1; Reno 1; Omaha 1',
    3,
    '1 2026-11-23 Fresno; 1 2026-11-23 Reno; 1 2026-11-23 Omaha',
  ],
  ['an empty one', monday, 'Fresno 0; Reno 3', 2, '2 2026-11-23 Reno'],
  ['on a Saturday', '2026-11-28 10:00', 'Fresno 1', 1, '1 2026-11-28 Fresno'],
  ['on Thanksgiving', '2026-11-26 10:00', 'Fresno 1', 1, '1 2026-11-26 Fresno'],
  ['after the cutoff', '2026-11-23 16:00', 'Fresno 4; by 14:00', 4, '4 2026-11-23 Fresno'],
  ['as much as a line holds', monday, 'Fresno 5000', 999, '999 2026-11-23 Fresno'],
  ['what comes later is not needed', monday, 'Fresno 4; 12 due 2026-12-01; 5 days', 4, '4 2026-11-23 Fresno'],
]

const receipts: Vector[] = [
  [
    'after the stock',
    monday,
    'Fresno 4; 12 due 2026-12-01',
    10,
    '4 2026-11-23 Fresno; 6 2026-12-01 of 12 due 2026-12-01',
  ],
  ['due today', monday, '5 due 2026-11-23', 5, '5 2026-11-23 of 5 due 2026-11-23'],
  ['due yesterday', monday, '5 due 2026-11-22', 5, '5 unknown'],
  ['overdue, then made', monday, '5 due 2026-11-20; 3 days', 5, '5 2026-11-30 made'],
  [
    'overdue, then another',
    monday,
    '5 due 2026-11-16; 5 due 2026-12-07',
    5,
    '5 2026-12-07 of 5 due 2026-12-07',
  ],
  [
    'by date, however told',
    monday,
    '3 due 2026-12-09; 3 due 2026-12-02',
    4,
    '3 2026-12-02 of 3 due 2026-12-02; 1 2026-12-09 of 3 due 2026-12-09',
  ],
  [
    'two of one day are one',
    monday,
    '3 due 2026-12-02; 4 due 2026-12-02',
    6,
    '6 2026-12-02 of 7 due 2026-12-02',
  ],
  ['on a Saturday', monday, '2 due 2026-11-28', 2, '2 2026-11-28 of 2 due 2026-11-28'],
  ['on Thanksgiving', monday, '2 due 2026-11-26', 2, '2 2026-11-26 of 2 due 2026-11-26'],
  ['later than making', monday, '9 due 2026-12-21; 5 days', 2, '2 2026-12-02 made'],
  ['on the day of making', monday, '9 due 2026-12-02; 5 days', 2, '2 2026-12-02 of 9 due 2026-12-02'],
  [
    'one before making, one after',
    monday,
    '2 due 2026-11-30; 9 due 2026-12-21; 5 days',
    5,
    '2 2026-11-30 of 2 due 2026-11-30; 3 2026-12-02 made',
  ],
  ['in a year', monday, '9 due 2027-11-23', 1, '1 2027-11-23 of 9 due 2027-11-23'],
  ['730 days ahead', monday, '9 due 2028-11-22', 1, '1 2028-11-22 of 9 due 2028-11-22'],
  ['731 days ahead', monday, '9 due 2028-11-23', 1, '1 unknown'],
  ['in the year 9999', monday, '9 due 9999-12-31', 1, '1 unknown'],
  ['in the year 1', monday, '9 due 0001-01-01', 1, '1 unknown'],
  ['on no day', monday, '9 due 2026-12-32', 1, '1 unknown'],
  ['of nothing', monday, '0 due 2026-12-01; 9 due 2026-12-02', 1, '1 2026-12-02 of 9 due 2026-12-02'],
  [
    'between stock and making',
    monday,
    'Fresno 1; 2 due 2026-11-24; 3 due 2026-11-30; 10 days',
    10,
    '1 2026-11-23 Fresno; 2 2026-11-24 of 2 due 2026-11-24; 3 2026-11-30 of 3 due 2026-11-30; 4 2026-12-09 made',
  ],
]

const making: Vector[] = [
  ['0 days', monday, '0 days', 1, '1 2026-11-23 made'],
  ['1 day', monday, '1 days', 1, '1 2026-11-24 made'],
  ['3 days over Thanksgiving', monday, '3 days', 1, '1 2026-11-30 made'],
  ['5 days', monday, '5 days', 1, '1 2026-12-02 made'],
  ['22 days over Christmas', monday, '22 days', 1, '1 2026-12-28 made'],
  ['26 days over New Year', monday, '26 days', 1, '1 2027-01-04 made'],
  ['a part of a day is a day', monday, '2.5 days', 1, '1 2026-11-30 made'],
  ['before the cutoff', '2026-11-23 13:59', '1 days; by 14:00', 1, '1 2026-11-24 made'],
  ['at the cutoff', '2026-11-23 14:00', '1 days; by 14:00', 1, '1 2026-11-25 made'],
  ['after the cutoff', '2026-11-23 16:30', '1 days; by 14:00', 1, '1 2026-11-25 made'],
  ['0 days after the cutoff', '2026-11-23 16:30', '0 days; by 14:00', 1, '1 2026-11-24 made'],
  ['without a cutoff', '2026-11-23 23:59', '1 days', 1, '1 2026-11-24 made'],
  ['a cutoff at midnight', '2026-11-23 00:00', '0 days; by 00:00', 1, '1 2026-11-24 made'],
  ['Friday before the cutoff, 0 days', '2026-11-20 13:00', '0 days; by 14:00', 1, '1 2026-11-20 made'],
  ['Friday before the cutoff, 1 day', '2026-11-20 13:00', '1 days; by 14:00', 1, '1 2026-11-23 made'],
  ['Friday after the cutoff, 0 days', '2026-11-20 15:00', '0 days; by 14:00', 1, '1 2026-11-23 made'],
  ['Saturday before the cutoff', '2026-11-21 10:00', '1 days; by 14:00', 1, '1 2026-11-24 made'],
  ['Saturday after the cutoff', '2026-11-21 16:00', '1 days; by 14:00', 1, '1 2026-11-24 made'],
  ['Sunday before the cutoff', '2026-11-22 10:00', '1 days; by 14:00', 1, '1 2026-11-24 made'],
  ['Sunday after the cutoff', '2026-11-22 16:00', '1 days; by 14:00', 1, '1 2026-11-24 made'],
  ['the day before Thanksgiving', '2026-11-25 10:00', '1 days; by 14:00', 1, '1 2026-11-30 made'],
  ['the evening before Thanksgiving', '2026-11-25 15:00', '1 days; by 14:00', 1, '1 2026-12-01 made'],
  ['on Thanksgiving', '2026-11-26 10:00', '2 days', 1, '1 2026-12-02 made'],
  ['the evening before Christmas', '2026-12-24 15:00', '0 days; by 14:00', 1, '1 2026-12-28 made'],
  ["New Year's Eve", '2026-12-31 10:00', '1 days', 1, '1 2027-01-04 made'],
  ['before Memorial Day', '2027-05-28 10:00', '1 days', 1, '1 2027-06-01 made'],
  ['before Labor Day', '2026-09-04 10:00', '1 days', 1, '1 2026-09-08 made'],
  ['July 4 on a Saturday has no substitute', '2026-07-02 10:00', '1 days', 1, '1 2026-07-03 made'],
  ['July 4 on a Sunday has no substitute', '2027-07-02 10:00', '1 days', 1, '1 2027-07-05 made'],
]

const nobodyKnows: Vector[] = [
  ['nothing is said', monday, '', 3, '3 unknown'],
  ['731 days', monday, '731 days', 1, '1 unknown'],
  ['fewer than no days', monday, '-1 days', 1, '1 unknown'],
  ['more than the stock', monday, 'Fresno 4', 10, '4 2026-11-23 Fresno; 6 unknown'],
  ['more than is due', monday, '3 due 2026-12-01', 5, '3 2026-12-01 of 3 due 2026-12-01; 2 unknown'],
  [
    'more than all receipts',
    monday,
    'Fresno 1; 2 due 2026-12-01; 3 due 2026-12-08',
    10,
    '1 2026-11-23 Fresno; 2 2026-12-01 of 2 due 2026-12-01; 3 2026-12-08 of 3 due 2026-12-08; 4 unknown',
  ],
]

const decimals: Vector[] = [
  ['4.75 are 4', monday, 'Fresno 4.75', 5, '4 2026-11-23 Fresno; 1 unknown'],
  ['two halves are none', monday, 'Fresno 0.5; Reno 0.5', 1, '1 unknown'],
  ['nearly one is none', monday, 'Fresno 0.99999999999999999999', 1, '1 unknown'],
  ['noughts add nothing', monday, 'Fresno 3.000', 3, '3 2026-11-23 Fresno'],
  ['less than none', monday, 'Fresno -2; 1 days', 1, '1 2026-11-24 made'],
  [
    'of two receipts',
    monday,
    '2.5 due 2026-12-01; 2.5 due 2026-12-01',
    5,
    '4 2026-12-01 of 4 due 2026-12-01; 1 unknown',
  ],
]

it.each([...stock, ...receipts, ...making, ...nobodyKnows, ...decimals].map(numbered))(
  'vector %i: %s (PROMISE-01, PROMISE-02, PROMISE-03, PROMISE-04)',
  (_, __, at, supply, quantity, expected) => {
    expect(written(promiseOf(readSupply(supply), quantity, momentOf(at)))).toBe(expected)
  },
)

const plain = { painted: false, customised: false }
const painted = { painted: true, customised: false }
const customised = { painted: false, customised: true }
const both = { painted: true, customised: true }

it.each([
  ['plain', monday, 'Fresno 4', 4, plain, '4 2026-11-24 Fresno'],
  ['painted', monday, 'Fresno 4', 4, painted, '4 2026-11-25 Fresno'],
  ['customised, over Thanksgiving', monday, 'Fresno 4', 4, customised, '4 2026-11-30 Fresno'],
  ['both, over Thanksgiving', monday, 'Fresno 4', 4, both, '4 2026-11-30 Fresno'],
  [
    'each allocation by itself',
    monday,
    'Fresno 4; 12 due 2026-12-01',
    10,
    painted,
    '4 2026-11-25 Fresno; 6 2026-12-03 of 12 due 2026-12-01',
  ],
  ['due on a Saturday', monday, '1 due 2026-11-28', 1, plain, '1 2026-11-30 of 1 due 2026-11-28'],
  ['made on a Friday', monday, '7 days', 1, customised, '1 2026-12-07 made'],
  ['made before Christmas', monday, '21 days', 1, plain, '1 2026-12-28 made'],
  [
    'two of one day keep apart',
    monday,
    '1 due 2026-11-27; 1 due 2026-11-28',
    2,
    plain,
    '1 2026-11-30 of 1 due 2026-11-27; 1 2026-11-30 of 1 due 2026-11-28',
  ],
  ['what nobody knows', monday, 'Fresno 1', 2, both, '1 2026-11-30 Fresno; 1 unknown'],
  ["New Year's Eve", '2026-12-31 10:00', 'Fresno 1', 1, plain, '1 2027-01-04 Fresno'],
])(
  'handling and options shift each allocation: %s (PROMISE-05, LEAD-05)',
  (_, at, supply, quantity, work, expected) => {
    const moment = momentOf(at)
    const allocations = promiseOf(readSupply(supply), quantity, moment)
    expect(written(shiftPromise(allocations, work, moment.today))).toBe(expected)
  },
)

function numbered(vector: Vector, index: number) {
  return [index + 1, ...vector] as const
}

function momentOf(at: string) {
  const [today = '', now = ''] = at.split(' ')
  return { today, now }
}

/** Parses `Fresno 4; 12 due 2026-12-01; 5 days; by 14:00`, in any order. */
function readSupply(text: string): Supply {
  const facts = text.split('; ')
  const read = (pattern: RegExp) => facts.flatMap((fact) => pattern.exec(fact)?.slice(1) ?? [])
  const pairs = (pattern: RegExp) =>
    facts.flatMap((fact) => {
      const [, one = '', other = ''] = pattern.exec(fact) ?? []
      return one === '' ? [] : [[one, other] as const]
    })
  const [days] = read(/^(-?[\d.]+) days$/)
  const [cutoff = null] = read(/^by (.+)$/)
  return {
    stock: pairs(/^([A-Z]\w+) (-?[\d.]+)$/).map(([warehouse, quantity]) => ({ warehouse, quantity })),
    receipts: pairs(/^([\d.]+) due (.+)$/).map(([quantity, dueOn]) => ({ quantity, dueOn })),
    leadTimeDays: days === undefined ? null : Number(days),
    cutoff,
  }
}

const written = (allocations: Allocation[]) =>
  allocations
    .map((allocation) => [allocation.quantity, allocation.date, whence(allocation)].filter(Boolean).join(' '))
    .join('; ')

function whence({ source }: Allocation): string {
  if (source.kind === 'stock') return source.warehouse
  if (source.kind === 'receipt') return `of ${source.quantity} due ${source.dueOn}`
  return source.kind === 'making' ? 'made' : 'unknown'
}
