import { describe, expect, it } from 'vitest'
import type { Part } from '../../catalogue/part/index.ts'
import { type CartItem, cartItem } from './cart-item.ts'
import { describeOptions, replacePart, sentOptions } from './line-options.ts'

describe('options that the form sends', () => {
  it('a paintable part sends paint and no impeller values (PART-08, PART-09, PART-10, TV-05b)', () => {
    const form = { paintColorId: 4, impellerAngle: 0, impellerTrim: 0 }
    expect(sentOptions({ partNumber: 'TB10773', isPaintable: true }, form)).toEqual({
      paintColorId: 4,
      impellerAngle: null,
      impellerTrim: null,
    })
  })

  it('an impeller that takes no paint sends only its angle and trim (PART-08, PART-09, PART-10, TV-05c)', () => {
    const form = { paintColorId: 4, impellerAngle: 10, impellerTrim: 7.5 }
    expect(sentOptions({ partNumber: 'A10-3-CI', isPaintable: false }, form)).toEqual({
      paintColorId: null,
      impellerAngle: 10,
      impellerTrim: 7.5,
    })
  })
})

const line: CartItem = {
  cartItemId: 7,
  name: 'Backplate',
  partId: 1,
  partNumber: 'D1-CI',
  quantity: 12,
  units: 'EA',
  price: 10,
  weight: 2,
  isPaintable: true,
  paintColorId: 4,
  impellerTrim: null,
  impellerAngle: null,
  isSellable: false,
  replacedBy: { partNumber: 'D2-CI', description: 'Backplate, ribbed' },
  dateAvailable: null,
  priceKind: 'catalogue',
  pumpId: null,
  acknowledgedVerdict: null,
  forPump: null,
}

it('a cart line has these fields, and the nullable ones may be unknown (CART-01, LEAD-11)', () => {
  const fields = 'cartItemId name partId partNumber quantity units price weight isPaintable paintColorId'
  const unknown = { price: null, weight: null, paintColorId: null, impellerTrim: null, impellerAngle: null }
  const sent = cartItem.parse({ ...line, ...unknown, dateAvailable: null })
  expect(Object.keys(sent)).toEqual(
    expect.arrayContaining([...fields.split(' '), 'impellerTrim', 'impellerAngle', 'dateAvailable']),
  )
})
const part: Part = {
  partId: 2,
  partNumber: 'D2-CI',
  description: 'Backplate, ribbed',
  unitId: 1,
  unitName: 'EA',
  price: null,
  companyDiscount: 5,
  weight: 2.5,
  isPaintable: true,
  isImpeller: false,
  isSellable: true,
  hasOtherMaterial: false,
  replacedBy: null,
}
const impeller = { impellerTrim: 9.25, impellerAngle: 15 }

it('a replaced part keeps line, quantity and paint and takes the rest from its replacement', () => {
  expect(replacePart(line, part)).toEqual({
    ...line,
    partId: 2,
    partNumber: 'D2-CI',
    name: 'Backplate, ribbed',
    price: null,
    weight: 2.5,
    isSellable: true,
    replacedBy: null,
  })
})

it('a replaced part keeps its pump and must be acknowledged again (LINE-04)', () => {
  const known = { ...line, pumpId: 3, acknowledgedVerdict: 'CHANGED_SINCE' as const }
  expect(replacePart(known, part)).toMatchObject({ pumpId: 3, acknowledgedVerdict: null, forPump: null })
})

it.each([
  ['paint goes where none is taken', line, { isPaintable: false }, { paintColorId: null }],
  ['an impeller keeps trim and angle', { ...line, ...impeller }, { partNumber: 'D2-3-SS' }, impeller],
  ['another part loses them', { ...line, ...impeller }, {}, { impellerTrim: null, impellerAngle: null }],
  ['an impeller for another part', line, { partNumber: 'D2-3-SS' }, { impellerTrim: 0, impellerAngle: 0 }],
])('replacing a part: %s (PART-09, PART-10)', (_, item, change, options) => {
  expect(replacePart(item, { ...part, ...change })).toMatchObject({ quantity: 12, ...options })
})

it.each([
  [{ paintColor: null, impellerTrim: null, impellerAngle: null }, []],
  [{ paintColor: 'Safety Blue', impellerTrim: null, impellerAngle: null }, ['Safety Blue']],
  [{ paintColor: null, impellerTrim: 0, impellerAngle: 0 }, ['Full Trim', 'Angle 0 deg']],
  [{ paintColor: null, impellerTrim: 5.1, impellerAngle: 15 }, ['Trim 5.10 in', 'Angle 15 deg']],
])('the options %j read %j (CART-20, ORDER-12)', (options, words) => {
  expect(describeOptions(options)).toEqual(words)
})
