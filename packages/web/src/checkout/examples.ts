import type { CheckoutDraft } from './checkout-draft.ts'

/** A draft for tests whose steps 1 and 2 are valid. */
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
  accountNumber: 'A1',
  specialInstructions: '',
  allowPartialShipments: false,
}
