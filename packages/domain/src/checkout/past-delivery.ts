import { z } from 'zod/mini'
import { shipTo } from './address.ts'

const optional = z.nullable(z.string())

/**
 * Where and how an order or quote goes, in columns of the same names. The next order begins with it; PO number, comment
 * and instructions were said of that one alone.
 */
export const pastDelivery = z.extend(shipTo, {
  shippingAddressLine2: optional,
  shippingContactName: optional,
  shippingPhoneNumber: optional,
  /** The ship type's code. */
  shipVia: z.string(),
  shippingBillingAccountNumber: optional,
  allowPartialShipments: z.boolean(),
})
export type PastDelivery = z.infer<typeof pastDelivery>
