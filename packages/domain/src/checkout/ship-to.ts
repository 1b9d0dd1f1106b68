import { z } from 'zod/mini'
import { typedText } from '../kernel/index.ts'

/** Where an order goes; its rules and their sentences are in `check-ship-to.ts` (CHECKOUT-24 to CHECKOUT-29). */
export const shipTo = z.object({
  shippingCountry: typedText,
  shippingState: typedText,
  shippingCity: typedText,
  shippingZipCode: typedText,
  shippingAddressLine1: typedText,
  shippingAddressLine2: typedText,
  shippingCompanyName: typedText,
  shippingContactName: typedText,
  shippingPhoneNumber: typedText,
})
export type ShipTo = z.infer<typeof shipTo>
