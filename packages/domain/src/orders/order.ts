import { z } from 'zod'
import { replacement } from '../catalogue/index.ts'
import { date, money } from '../kernel/index.ts'

export const requestStatuses = ['PENDING', 'COMPLETED', 'FAILED'] as const
export const requestStatus = z.enum(requestStatuses)

/** Made by the client when the last step opens; the same code never makes a second order (OQ-44). */
export const requestCode = z.uuid()

/** Where a placed order stands in the ERP (HISTORY-10); `Rejected` when the order desk said no. */
export const orderStatuses = ['Received', 'Picked', 'Shipped', 'Rejected'] as const

/** An order as its page, its modal and its print show it (ORDER-12). */
export const completedOrder = z.object({
  poNumber: z.string(),
  shippingCountry: z.string(),
  shippingCompanyName: z.string(),
  shippingAddressLine1: z.string(),
  shippingAddressLine2: z.string().nullable(),
  shippingContactName: z.string().nullable(),
  shippingPhoneNumber: z.string().nullable(),
  shippingLocality: z.string(),
  shippingAdministrativeArea: z.string(),
  shippingPostalCode: z.string(),
  specialInstructions: z.string().nullable(),
  itemsSubtotal: money,
  shipBy: date,
  grandTotal: money,
  orderDate: date,
  discountPercent: z.number(),
  companyName: z.string(),
  terms: z.string().nullable(),
  fob: z.string().nullable(),
  salesPerson: z.string().nullable(),
  /** The ship type's name. */
  shipVia: z.string().nullable(),
  billingType: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  status: z.enum(orderStatuses),
  orderItems: z.array(
    z.object({
      quantity: z.int(),
      partNumber: z.string(),
      partDescription: z.string(),
      paintColor: z.string().nullable(),
      price: money.nullable(),
      impellerAngle: z.int().nullable(),
      impellerTrim: z.number().nullable(),
    }),
  ),
})
export type CompletedOrder = z.infer<typeof completedOrder>

/** What became of an old order's line when it was ordered again (E72). */
export const reorderedLine = z.object({
  partNumber: z.string(),
  description: z.string(),
  quantity: z.int(),
  /** Why it is not in the cart; null when it is. */
  whyNot: z.string().nullable(),
  replacedBy: replacement.nullable(),
})
export type ReorderedLine = z.infer<typeof reorderedLine>
