import { z } from 'zod/mini'
import { forPump } from '../../catalogue/fit/index.ts'
import { part, replacement } from '../../catalogue/part/index.ts'
import { pastDelivery } from '../checkout/index.ts'
import { date, id, money } from '../../core/kernel/index.ts'
import { orderStatuses } from './order-status.ts'

export const requestStatuses = ['PENDING', 'COMPLETED', 'FAILED'] as const
export const requestStatus = z.enum(requestStatuses)

/** Created by the client when the last step opens; the same code never creates a second order (OQ-44). */
export const requestCode = z.uuid()

/** Order as shown on its page, in its modal and in print (ORDER-12). */
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
  /** Version of the terms of sale that the buyer agreed to; null if the shop had none. */
  termsVersion: z.nullable(z.int()),
  fob: z.nullable(z.string()),
  salesPerson: z.nullable(z.string()),
  /** Ship type name. */
  shipVia: z.nullable(z.string()),
  billingType: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  status: z.enum(orderStatuses),
  /** Reason that the order desk or the ERP rejected it; null for all others. */
  reason: z.nullable(z.string()),
  /** File of the purchase order that it was made of; null if it was made without one. */
  poFile: z.nullable(z.object({ name: z.string(), bytes: z.int() })),
  orderItems: z.array(
    z.object({
      quantity: z.int(),
      partNumber: z.string(),
      partDescription: z.string(),
      /** Today's picture of the part. */
      picture: part.shape.picture,
      paintColor: z.nullable(z.string()),
      price: z.nullable(money),
      impellerAngle: z.nullable(z.int()),
      impellerTrim: z.nullable(z.number()),
      /** Pump of the line and the verdict, as they were when it was ordered. */
      forPump: z.nullable(forPump),
    }),
  ),
})
export type CompletedOrder = z.infer<typeof completedOrder>

/** Result of reordering a line of an old order (E72). */
export const reorderedLine = z.object({
  partNumber: z.string(),
  description: z.string(),
  quantity: z.int(),
  /** Reason that it is not in the cart; null if it is. */
  whyNot: z.nullable(z.string()),
  replacedBy: z.nullable(replacement),
  /** Price per unit then and now; null where it has not changed, or one is unknown. */
  newPrice: z.nullable(z.object({ was: money, now: money })),
})
export type ReorderedLine = z.infer<typeof reorderedLine>

/** An order or quote whose lines were added to the cart, apart from the lines that it had. */
export const reordered = z.object({
  lines: z.array(reorderedLine),
  delivery: pastDelivery,
  /** The added lines of the cart. */
  cartItemIds: z.array(id),
  /** Number of lines that the cart had before. */
  otherLines: z.int(),
})
export type Reordered = z.infer<typeof reordered>
