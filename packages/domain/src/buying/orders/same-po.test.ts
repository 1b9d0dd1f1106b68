import { expect, it } from 'vitest'
import { countSame, poKey, type SameOrder, saySameFile, saySamePo } from './same-po.ts'

it.each([
  ['PO 88-1036', 'po88.1036'],
  ['0042', '42'],
  ['A/7 b', 'a7B'],
])('the PO numbers %s and %s are the same (READ-10)', (one, other) => {
  expect(poKey(one)).toBe(poKey(other))
})

it.each([
  ['88-1036', '88-1037'],
  ['1042', '104'],
  ['A7', '7'],
])('the PO numbers %s and %s differ (READ-10)', (one, other) => {
  expect(poKey(one)).not.toBe(poKey(other))
})

const order: SameOrder = {
  poNumber: '88-1036',
  orderedOn: '2026-11-21',
  orderNumber: '100006',
  lines: 4,
  linesSame: 3,
}

it('an order with the same PO number is named with its day, number and equal lines (READ-10)', () => {
  expect(saySamePo(order)).toBe('PO 88-1036 was ordered on 11/21/2026 (order 100006, 3 of 4 lines the same).')
  expect(saySamePo({ ...order, poNumber: 'PO 88-1036', lines: 1, linesSame: 1 })).toBe(
    'PO 88-1036 was ordered on 11/21/2026 (order 100006, 1 of 1 line the same).',
  )
  expect(saySameFile({ ...order, orderNumber: null, lines: 0 })).toBe(
    'This file was ordered on 11/21/2026 (not numbered yet).',
  )
})

it('a line is the same only once, with the part in any case and the same quantity (READ-10)', () => {
  const ordered = [
    { partNumber: 'TB10773', quantity: 4 },
    { partNumber: 'OR2-222-V', quantity: 8 },
  ]
  const lines = [
    { partNumber: 'tb10773', quantity: 4 },
    { partNumber: 'TB10773', quantity: 4 },
    { partNumber: 'OR2-222-V', quantity: 9 },
    { partNumber: 'OR2-222-V', quantity: null },
  ]
  expect(countSame(lines, ordered)).toBe(1)
})
