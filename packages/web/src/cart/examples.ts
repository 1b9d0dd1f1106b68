import type { CartItem } from '@volute/domain/cart'
import { type CartOnScreen, firstCart } from './cart-on-screen.ts'

/** A line for tests: two gaskets. */
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
}

export const impeller: CartItem = {
  ...exampleItem,
  name: 'Impeller, enclosed, 6 vane',
  partNumber: 'D7232-3-CP',
  impellerTrim: 9.25,
  impellerAngle: 15,
}

export function onScreen(items: readonly CartItem[]): CartOnScreen {
  return firstCart({ version: 4, items })
}
