import type { CartItem } from '@volute/domain/cart'
import { emptyDraft } from '../checkout/index.ts'
import type { Order } from './order-body.ts'

const gasket: CartItem = {
  cartItemId: 1,
  name: 'Gasket, casing',
  partId: 11,
  partNumber: '235626',
  quantity: 2,
  units: 'EA',
  price: null,
  weight: 0.2,
  isPaintable: false,
  paintColorId: null,
  impellerTrim: null,
  impellerAngle: null,
  isSellable: true,
  replacedBy: null,
  dateAvailable: null,
}
const impeller: CartItem = {
  ...gasket,
  cartItemId: 2,
  partNumber: 'D7232-3-CP',
  price: 1846.5,
  impellerTrim: 9.25,
  impellerAngle: 15,
}

/** An order for tests: an unpriced gasket and a trimmed impeller, by UPS Ground. */
export const exampleOrder: Order = {
  draft: {
    ...emptyDraft,
    shippingCity: 'Seattle',
    comment: 'Leave at the gate.',
    poNumber: '88-1042',
    carrier: 'UPS',
    shipVia: 'UPS_GROUND',
    accountNumber: 'A1',
  },
  items: [gasket, impeller],
  readyDates: ['2026-11-30', '2026-12-10'],
}
