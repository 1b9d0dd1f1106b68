import { expect, it } from 'vitest'
import { shopDate } from '../../catalogue/lead-time/index.ts'
import { differencesOf, type StatedLine } from './line-differences.ts'

const stated: StatedLine = {
  partNumber: 'TB10773',
  customerNumber: '',
  quantity: 4,
  quantityText: '4',
  unit: '',
  unitPrice: '',
  needBy: '',
  pump: '',
}
const report = {
  outcome: 'READY' as const,
  nearest: null,
  part: { price: null, unitName: 'EA', replacedBy: null } as never,
}
const facts = { report, today: '2026-11-20', misfit: '', ownPrice: null }

it.each([
  ['538.0375', 538.04, 0],
  ['538.03', 538.04, 1],
  ['0.0125', 0.01, 1],
  ['0.01', 0.01, 0],
  ['0', 0, 0],
  ['2.1875', 2.19, 0],
])(
  'a stated price of %s beside %d of the shop makes %i differences (READ-07)',
  (unitPrice, ownPrice, count) => {
    const found = differencesOf({ ...stated, unitPrice }, { ...facts, ownPrice })
    expect(found.map(({ kind }) => kind)).toEqual(Array.from({ length: count }, () => 'PRICE'))
  },
)

it.each([
  ['America/Los_Angeles', '2026-11-21T08:00:00Z'],
  ['Asia/Tokyo', '2026-11-20T15:00:00Z'],
  ['Pacific/Kiritimati', '2026-11-20T10:00:00Z'],
])('in %s a need-by of today is past from the shop’s midnight (READ-07, OQ-110)', (zone, midnight) => {
  const kindsAt = (instant: number) =>
    differencesOf(
      { ...stated, needBy: '2026-11-20' },
      { ...facts, today: shopDate(new Date(instant), zone) },
    ).map(({ kind }) => kind)
  expect([kindsAt(Date.parse(midnight) - 1), kindsAt(Date.parse(midnight))]).toEqual([[], ['DATE']])
})
