import { describe, expect, it } from 'vitest'
import type { CartItem } from './cart-item.ts'
import { changedFields, diffCarts } from './diff-carts.ts'

const gasket: CartItem = {
  cartItemId: 1,
  name: 'Gasket, casing',
  partId: 11,
  partNumber: '235626',
  quantity: 2,
  units: 'EA',
  price: 38.4,
  weight: 0.2,
  isPaintable: false,
  paintColorId: null,
  impellerTrim: null,
  impellerAngle: null,
  isSellable: true,
  replacedBy: null,
  dateAvailable: null,
  priceKind: 'catalogue',
  pumpId: null,
  acknowledgedVerdict: null,
  forPump: null,
}
const seal = { ...gasket, cartItemId: 2, partId: 12, name: 'Seal' }

const mine1 = { ...seal, cartItemId: -1 }
const base = [gasket, seal]

describe('cart changes to review (OQ-37)', () => {
  it('added, removed and changed lines are listed', () => {
    const more = { ...gasket, quantity: 7 }
    expect(diffCarts([gasket, seal], [more, mine1])).toEqual([
      { kind: 'removed', from: seal },
      { kind: 'changed', from: gasket, to: more },
      { kind: 'added', to: mine1 },
    ])
    expect(changedFields(gasket, more)).toEqual(['quantity'])
  })

  it('a price change alone is not a difference', () => {
    expect(diffCarts(base, [{ ...gasket, price: null }, seal])).toEqual([])
  })
})
