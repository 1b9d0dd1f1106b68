import { describe, expect, it } from 'vitest'
import type { ItemIn } from './cart-line.ts'
import { checkItem, isUnchanged } from './check-item.ts'
import { cartMessages } from './messages.ts'

const casing = { partNumber: 'D7232-2-CP', isSellable: true, isPaintable: true }
const impeller = { partNumber: 'C2134-3-BZ', isSellable: true, isPaintable: false }
const colors = new Set([4, 9])
const pumps = new Set([3])
const item: ItemIn = { partId: 7, quantity: '2', paintColorId: 4 }

describe('item checks, in their order', () => {
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
    ['LINE-01 an unknown pump', { ...item, pumpId: 4 }, casing, cartMessages.pumpUnknown],
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
  ])('%s is rejected', (_, bad, part, error) => {
    expect(checkItem(bad, part, colors, pumps)).toMatchObject({ ok: false, errors: [{ error }] })
  })

  it('a paintable part keeps its paint and drops impeller values (PART-10)', () => {
    expect(checkItem({ ...item, impellerAngle: 900, impellerTrim: 5 }, casing, colors, pumps)).toEqual({
      ok: true,
      value: { partId: 7, quantity: 2, paintColorId: 4, impellerAngle: null, impellerTrim: null, ...noPump },
    })
  })

  it('an impeller that takes no paint drops it, and its angle and trim are rounded (PART-09)', () => {
    expect(checkItem({ ...item, impellerAngle: 10.5, impellerTrim: 7.255 }, impeller, colors, pumps)).toEqual(
      {
        ok: true,
        value: {
          partId: 7,
          quantity: 2,
          paintColorId: null,
          impellerAngle: 11,
          impellerTrim: 7.26,
          ...noPump,
        },
      },
    )
  })

  it('an item keeps its pump and the acknowledged verdict (LINE-01)', () => {
    const sent = { ...item, pumpId: 3, acknowledgedVerdict: 'NOT_IN_THIS_PUMP' as const }
    expect(checkItem(sent, casing, colors, pumps)).toMatchObject({
      value: { pumpId: 3, acknowledgedVerdict: 'NOT_IN_THIS_PUMP' },
    })
  })

  it('No Paint, angle 0 and Full Trim are valid (PART-12, PART-15)', () => {
    expect(
      checkItem({ partId: 7, quantity: '1', impellerAngle: 0, impellerTrim: 0 }, impeller, colors, pumps),
    ).toEqual({
      ok: true,
      value: { partId: 7, quantity: 1, paintColorId: null, impellerAngle: 0, impellerTrim: 0, ...noPump },
    })
  })
})

const noPump = { pumpId: null, acknowledgedVerdict: null }
const stored = {
  partId: 11,
  quantity: 2,
  paintColorId: null,
  impellerTrim: 9.25,
  impellerAngle: 15,
  ...noPump,
}
const sent = { partId: 11, quantity: '2', impellerTrim: 9.25, impellerAngle: 15 }

it('a line sent as it is stored is unchanged (CART-10)', () => {
  expect(isUnchanged(sent, stored)).toBe(true)
})

it.each([
  { partId: 12 },
  { quantity: '3' },
  { paintColorId: 4 },
  { impellerTrim: 9.5 },
  { impellerTrim: null },
  { impellerAngle: 0 },
  { pumpId: 3 },
  { acknowledgedVerdict: 'CHANGED_SINCE' as const },
])('%j is a change (CART-10)', (change) => {
  expect(isUnchanged({ ...sent, ...change }, stored)).toBe(false)
})
