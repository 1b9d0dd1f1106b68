import type { CartItem } from '@volute/domain/buying/cart'
import { type CartOnScreen, firstCart } from './act-on-cart.ts'

/** Test line: two gaskets. */
export const exampleItem: CartItem = {
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

export const impeller: CartItem = {
  ...exampleItem,
  name: 'Impeller, enclosed, 6 vane',
  partNumber: 'D7232-3-CP',
  impellerTrim: 9.25,
  impellerAngle: 15,
}

/** Fields of a line for a pump that does not contain its part. */
export const misfit: Pick<CartItem, 'pumpId' | 'forPump'> = {
  pumpId: 3,
  forPump: {
    pumpId: 3,
    serialNumber: '100234',
    assembly: null,
    position: null,
    verdict: 'NOT_IN_THIS_PUMP',
    reason: 'Not in this pump.',
    isKnown: false,
  },
}

export function onScreen(items: readonly CartItem[]): CartOnScreen {
  return firstCart({ version: 4, items })
}
