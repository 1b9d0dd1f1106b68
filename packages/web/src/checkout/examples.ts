import type { CartItem } from '@volute/domain/cart'
import { type CheckoutDraft, emptyDraft } from './checkout-draft.ts'
import type { Order } from './order-body.ts'

export const exampleDraft: CheckoutDraft = {
  shippingCompanyName: 'Riverbend Irrigation',
  shippingAddressLine1: '12 Canal Street',
  shippingAddressLine2: '',
  shippingCity: 'Seattle',
  shippingState: 'WA',
  shippingZipCode: '98101',
  shippingCountry: 'US',
  shippingContactName: '',
  shippingPhoneNumber: '',
  quoteName: 'Wet end, spring',
  comment: 'Leave at the gate.',
  poNumber: '88-1042',
  carrier: 'UPS',
  shipVia: 'UPS_GROUND',
  shippingBillingAccountNumber: 'A1',
  specialInstructions: '',
  allowPartialShipments: false,
}

const exampleGasket: CartItem = {
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
const exampleImpeller: CartItem = {
  ...exampleGasket,
  cartItemId: 2,
  partNumber: 'D7232-3-CP',
  price: 1846.5,
  impellerTrim: 9.25,
  impellerAngle: 15,
}

/** An order for tests: an unpriced gasket and a trimmed impeller, by UPS Ground. */
export const exampleOrder: Order = {
  kind: 'order',
  userId: 7,
  distributorAccountCode: 'D-100',
  draft: {
    ...emptyDraft,
    shippingCity: 'Seattle',
    comment: 'Leave at the gate.',
    poNumber: '88-1042',
    carrier: 'UPS',
    shipVia: 'UPS_GROUND',
    shippingBillingAccountNumber: 'A1',
  },
  items: [exampleGasket, exampleImpeller],
  readyDates: ['2026-11-30', '2026-12-10'],
  salesQuoteId: null,
  termsVersion: 3,
}
