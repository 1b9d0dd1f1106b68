import type { ShipTo } from './ship-to.ts'

/** The address's labels in the order of the form (CHECKOUT-06). */
export const shipToLabels = {
  shippingCompanyName: 'Company Name',
  shippingAddressLine1: 'Address Line 1',
  shippingAddressLine2: 'Address Line 2',
  shippingCity: 'City',
  shippingState: 'State',
  shippingZipCode: 'Zip',
  shippingCountry: 'Country',
  shippingContactName: 'Contact Name',
  shippingPhoneNumber: 'Phone',
} as const satisfies Record<keyof ShipTo, string>
