import type { ShipTo } from '@volute/domain/checkout'

/** A checked address as its columns hold it: what was left empty is null (OQ-55). */
export function toShippingColumns(shipTo: ShipTo) {
  return {
    shippingCountry: shipTo.shippingCountry,
    shippingState: shipTo.shippingState,
    shippingCity: shipTo.shippingCity,
    shippingZipCode: shipTo.shippingZipCode,
    shippingAddressLine1: shipTo.shippingAddressLine1,
    shippingAddressLine2: shipTo.shippingAddressLine2 || null,
    shippingCompanyName: shipTo.shippingCompanyName,
    shippingContactName: shipTo.shippingContactName || null,
    shippingPhoneNumber: shipTo.shippingPhoneNumber || null,
  }
}
