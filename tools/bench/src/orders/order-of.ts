import type { SentTo } from '@volute/domain/core/kernel'
import type { placeSalesOrder } from '@volute/domain/buying/orders'
import type { PlannedOrder } from './plan-orders.ts'

const DAY = 86_400_000
/** Version of the demo world's terms of sale. */
const TERMS_VERSION = 1

/** A planned order as the checkout sends it. */
export function orderOf({ requestCode, lines }: PlannedOrder): SentTo<typeof placeSalesOrder> {
  const wished = new Date(Date.now() + 14 * DAY).toISOString().slice(0, 10)
  return {
    salesOrderRequestCode: requestCode,
    shippingCountry: 'US',
    shippingState: 'CA',
    shippingCity: 'Fresno',
    shippingZipCode: '93706',
    shippingAddressLine1: '1 Canal Road',
    shippingAddressLine2: '',
    shippingCompanyName: 'Bench Water',
    shippingContactName: 'Ben',
    shippingPhoneNumber: null,
    comment: '',
    allowPartialShipments: false,
    shippingBillingType: null,
    shippingBillingAccountNumber: 'A1',
    specialInstructions: '',
    needBy: wished,
    shipBy: wished,
    shipVia: 'UPS_GROUND',
    poNumber: `PO-${requestCode.slice(0, 8)}`,
    cart: lines.map(({ partId, quantity }) => ({ partId, quantity, shipBy: wished, needBy: wished })),
    salesQuoteId: null,
    termsVersion: TERMS_VERSION,
  }
}
