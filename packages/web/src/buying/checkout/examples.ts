import type { CartItem } from '@volute/domain/buying/cart'
import type { PastDelivery } from '@volute/domain/buying/checkout'
import { type Cart, firstCart } from '../cart/index.ts'
import type { PartPromise } from '../../catalogue/promise/index.ts'
import { type CheckoutDraft, emptyDraft } from './checkout-draft.ts'
import type { Order } from './order-body.ts'
import type { Customer } from './use-saved-customers.ts'

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
  priceKind: 'catalogue',
  pumpId: null,
  acknowledgedVerdict: null,
  forPump: null,
}
const exampleImpeller: CartItem = {
  ...exampleGasket,
  cartItemId: 2,
  partNumber: 'D7232-3-CP',
  price: 1846.5,
  impellerTrim: 9.25,
  impellerAngle: 15,
}

/** Test order: an unpriced gasket and a trimmed impeller, by UPS Ground. */
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
  isPartOfCart: false,
  termsVersion: 3,
  poFileId: null,
  needBy: null,
}

/** The same lines as a cart of Riverbend. */
export const exampleCart: Cart = {
  ...firstCart({ version: 1, items: exampleOrder.items }),
  paintColors: [],
  companyName: 'Riverbend Irrigation',
  companyDiscount: 12.5,
  distributorAccountCode: 'D-100',
  edit: () => {},
  flush: async () => true,
}

export const exampleCustomer: Customer = {
  name: 'Ben',
  companyName: 'Riverbend Irrigation',
  email: 'ben@riverbend.example',
  phoneNumber: null,
  savedCustomers: [],
  companyCode: 'A-RIVER',
  companyDiscount: 12.5,
  distributorAccountCode: 'D-100',
}

/** Delivery details of the last order. */
export const exampleDelivery: PastDelivery = {
  shippingCountry: 'US',
  shippingState: 'CA',
  shippingCity: 'Fresno',
  shippingZipCode: '93706',
  shippingAddressLine1: '12 Canal Road',
  shippingAddressLine2: null,
  shippingCompanyName: 'Riverbend Irrigation',
  shippingContactName: 'Ben',
  shippingPhoneNumber: null,
  shipVia: 'UPS_GROUND',
  shippingBillingAccountNumber: '4A71F2',
  allowPartialShipments: false,
}

/** Promise of the whole quantity on a Thursday. */
export const examplePromise: PartPromise = {
  shares: [{ quantity: 1, date: '2099-01-01', source: { kind: 'making', workingDays: 5 } }],
  price: null,
  asOf: '2026-11-23T18:00:00.000Z',
  isOld: false,
}
