import { z } from 'zod/mini'
import { forPump } from '../../catalogue/fit/index.ts'
import { replacement } from '../../catalogue/part/index.ts'
import { date, money } from '../../core/kernel/index.ts'
import { orderStatuses } from './order-status.ts'

export const requestStatuses = ['PENDING', 'COMPLETED', 'FAILED'] as const
export const requestStatus = z.enum(requestStatuses)

/** Made by the client when the last step opens; the same code never makes a second order (OQ-44). */
export const requestCode = z.uuid()

/** An order as its page, its modal and its print show it (ORDER-12). */
export const completedOrder = z.object({
  poNumber: z.string(),
  shippingCountry: z.string(),
  shippingCompanyName: z.string(),
  shippingAddressLine1: z.string(),
  shippingAddressLine2: z.nullable(z.string()),
  shippingContactName: z.nullable(z.string()),
  shippingPhoneNumber: z.nullable(z.string()),
  shippingLocality: z.string(),
  shippingAdministrativeArea: z.string(),
  shippingPostalCode: z.string(),
  specialInstructions: z.nullable(z.string()),
  itemsSubtotal: money,
  shipBy: date,
  grandTotal: money,
  orderDate: date,
  discountPercent: z.number(),
  companyName: z.string(),
  terms: z.nullable(z.string()),
  /** The version of the terms of sale that the buyer agreed to; null where the shop had none. */
  termsVersion: z.nullable(z.int()),
  fob: z.nullable(z.string()),
  salesPerson: z.nullable(z.string()),
  /** The ship type's name. */
  shipVia: z.nullable(z.string()),
  billingType: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  status: z.enum(orderStatuses),
  /** Why the desk rejected it, or the ERP rejected it; null for all others. */
  reason: z.nullable(z.string()),
  orderItems: z.array(
    z.object({
      quantity: z.int(),
      partNumber: z.string(),
      partDescription: z.string(),
      paintColor: z.nullable(z.string()),
      price: z.nullable(money),
      impellerAngle: z.nullable(z.int()),
      impellerTrim: z.nullable(z.number()),
      /** Its pump and why it fits, as they were when it was ordered. */
      forPump: z.nullable(forPump),
    }),
  ),
})
export type CompletedOrder = z.infer<typeof completedOrder>

/** Result of an old order's line when it is ordered again (E72). */
export const reorderedLine = z.object({
  partNumber: z.string(),
  description: z.string(),
  quantity: z.int(),
  /** Why it is not in the cart; null when it is. */
  whyNot: z.nullable(z.string()),
  replacedBy: z.nullable(replacement),
})
export type ReorderedLine = z.infer<typeof reorderedLine>
