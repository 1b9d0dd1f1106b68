import { describe, expect, it } from 'vitest'
import type { ItemIn } from './cart-item.ts'
import { checkItem, isUnchanged } from './check-item.ts'

const casing = { partNumber: 'D7232-2-CP', isSellable: true, isPaintable: true }
const impeller = { partNumber: 'C2134-3-BZ', isSellable: true, isPaintable: false }
const colors = new Set([4, 9])
const item: ItemIn = { partId: 7, quantity: '2', paintColorId: 4 }

describe('the item checks, in their order', () => {
  it.each<[string, ItemIn, typeof casing | undefined, string]>([
    [
      'an unknown part',
      { ...item, quantity: '0' },
      undefined,
      'Part number invalid. Please check the part number and try again.',
    ],
    [
      'an unsellable part',
      item,
      { ...casing, isSellable: false },
      'Part number invalid. Please check the part number and try again.',
    ],
    [
      'PART-18 a bad quantity',
      { ...item, quantity: '0', paintColorId: 5 },
      casing,
      'Quantity must be a number between 1 and 999.',
    ],
    ['CART-19 an unknown colour', { ...item, paintColorId: 5 }, casing, 'Paint color is not valid.'],
    [
      'PART-19 an impeller without values',
      { ...item, paintColorId: null },
      impeller,
      'Impeller angle must be between 0 and 90 degrees.',
    ],
    [
      'PART-20 an impeller without trim',
      { ...item, impellerAngle: 5 },
      impeller,
      'Impeller trim must be between 0 and 30 inches.',
    ],
  ])('%s is refused', (_, bad, part, error) => {
    expect(checkItem(bad, part, colors)).toMatchObject({ ok: false, errors: [{ error }] })
  })

  it('PART-10: keeps the paint of a paintable part and drops impeller values', () => {
    expect(checkItem({ ...item, impellerAngle: 900, impellerTrim: 5 }, casing, colors)).toEqual({
      ok: true,
      value: { partId: 7, quantity: 2, paintColorId: 4, impellerAngle: null, impellerTrim: null },
    })
  })

  it('PART-09: drops the paint of a part that takes none, and rounds angle and trim', () => {
    expect(checkItem({ ...item, impellerAngle: 10.5, impellerTrim: 7.255 }, impeller, colors)).toEqual({
      ok: true,
      value: { partId: 7, quantity: 2, paintColorId: null, impellerAngle: 11, impellerTrim: 7.26 },
    })
  })

  it('PART-12 PART-15: No Paint, angle 0 and Full Trim are valid', () => {
    expect(
      checkItem({ partId: 7, quantity: '1', impellerAngle: 0, impellerTrim: 0 }, impeller, colors),
    ).toEqual({
      ok: true,
      value: { partId: 7, quantity: 1, paintColorId: null, impellerAngle: 0, impellerTrim: 0 },
    })
  })
})

const stored = { partId: 11, quantity: 2, paintColorId: null, impellerTrim: 9.25, impellerAngle: 15 }
const sent = { partId: 11, quantity: '2', impellerTrim: 9.25, impellerAngle: 15 }

it('CART-10: a line sent as it is stored is unchanged', () => {
  expect(isUnchanged(sent, stored)).toBe(true)
})

it.each([
  { partId: 12 },
  { quantity: '3' },
  { paintColorId: 4 },
  { impellerTrim: 9.5 },
  { impellerTrim: null },
  { impellerAngle: 0 },
])('CART-10: %j is a change', (change) => {
  expect(isUnchanged({ ...sent, ...change }, stored)).toBe(false)
})
