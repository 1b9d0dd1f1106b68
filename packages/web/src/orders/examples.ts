import type { Quote } from '@volute/domain/quotes'
import type { CartItem } from '@volute/domain/cart'
import { emptyDraft } from '../checkout/index.ts'
import type { Order } from './order-body.ts'

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
  draft: {
    ...emptyDraft,
    shippingCity: 'Seattle',
    comment: 'Leave at the gate.',
    poNumber: '88-1042',
    carrier: 'UPS',
    shipVia: 'UPS_GROUND',
    accountNumber: 'A1',
  },
  items: [exampleGasket, exampleImpeller],
  readyDates: ['2026-11-30', '2026-12-10'],
  salesQuoteId: null,
}

/** A quote for tests: 5 red and 3 blue brackets. */
export const exampleQuote: Quote = {
  salesQuoteId: 5,
  quoteName: 'Wet end, spring',
  createdUtc: '2026-11-20T12:00:00Z',
  receivedUtc: null,
  poNumber: '88-1042',
  orderNumber: null,
  allowPartialShipments: true,
  shippingCountry: 'US',
  shippingState: 'WA',
  shippingCity: 'Seattle',
  shippingZipCode: '98101',
  shippingAddressLine1: '12 Canal Street',
  shippingAddressLine2: null,
  shippingCompanyName: 'Riverbend Irrigation',
  shippingContactName: null,
  shippingPhoneNumber: null,
  comment: null,
  shipVia: 'UPS_GROUND',
  shippingBillingType: 'UPS Freight Collect',
  shippingBillingAccountNumber: 'A1',
  specialInstructions: null,
  companyDiscount: 10,
  distributorName: 'Central Pump Supply',
  subTotal: 80,
  grandTotal: 72,
  cart: [1, 2].map((paintColorId) => ({
    partId: 11,
    partNumber: 'AB/1-2',
    description: 'Bracket',
    isPaintable: true,
    isSellable: true,
    paintColorId,
    paintColor: paintColorId === 1 ? 'Red' : 'Blue',
    quantity: paintColorId === 1 ? 5 : 3,
    units: 'EA',
    price: 10,
    weight: 2.25,
    impellerTrim: null,
    impellerAngle: null,
  })),
}
