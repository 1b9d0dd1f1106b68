import type { ShipTo } from './address.ts'

export const exampleShipTo: ShipTo = {
  shippingCompanyName: 'Riverbend Irrigation',
  shippingAddressLine1: '12 Canal Street',
  shippingAddressLine2: '',
  shippingCity: 'Seattle',
  shippingState: 'WA',
  shippingZipCode: '98101',
  shippingCountry: 'US',
  shippingContactName: '',
  shippingPhoneNumber: '',
}
