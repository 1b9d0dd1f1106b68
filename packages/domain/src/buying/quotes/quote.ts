import { z } from 'zod/mini'
import { pastDelivery } from '../checkout/index.ts'
import { forPump } from '../../catalogue/fit/index.ts'
import { id, money, typedEmail, typedText, utc } from '../../core/kernel/index.ts'

/** Row of the list (QUOTE-10); receipt time and order number are set together, once the ERP has the order (OQ-53). */
export const quoteRow = z.object({
  salesQuoteId: id,
  name: z.string(),
  createdUtc: utc,
  receivedUtc: z.nullable(utc),
  salesOrderId: z.nullable(z.string()),
})
export type QuoteRow = z.infer<typeof quoteRow>

/** Columns that the list can be sorted by (QUOTE-08). */
export const quoteColumns = ['number', 'name', 'created', 'ordered'] as const
export type QuoteColumn = (typeof quoteColumns)[number]

/** Line of a quote: number, description, unit and price as saved, the rest from today's catalogue. */
export const quoteItem = z.object({
  partId: id,
  partNumber: z.string(),
  description: z.string(),
  isPaintable: z.boolean(),
  isSellable: z.boolean(),
  paintColorId: z.nullable(id),
  /** Color name as saved. */
  paintColor: z.nullable(z.string()),
  quantity: z.int(),
  units: z.string(),
  price: z.nullable(money),
  /** Pounds. */
  weight: z.nullable(z.number()),
  /** Inches; 0 is Full Trim, null if the part is not an impeller. */
  impellerTrim: z.nullable(z.number()),
  /** Whole degrees. */
  impellerAngle: z.nullable(z.int()),
  /** Pump of the line and its verdict, as saved. */
  forPump: z.nullable(forPump),
})
export type QuoteItem = z.infer<typeof quoteItem>

/** Full quote, for its details, its PDF and its conversion to an order (QUOTE-15, QUOTE-16, OQ-55). */
export const quote = z.extend(pastDelivery, {
  salesQuoteId: id,
  quoteName: z.string(),
  createdUtc: utc,
  receivedUtc: z.nullable(utc),
  poNumber: z.string(),
  /** Id of the order at the ERP; null until it is ordered. */
  orderNumber: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  shippingBillingType: z.nullable(z.string()),
  specialInstructions: z.nullable(z.string()),
  companyDiscount: z.number(),
  distributorName: z.nullable(z.string()),
  subTotal: money,
  grandTotal: money,
  cart: z.array(quoteItem),
})
export type Quote = z.infer<typeof quote>

/** Recipient of a quote and the sender's note (E76). */
export const quoteMail = z.object({ emailAddress: typedEmail, note: typedText })
export type QuoteMail = z.infer<typeof quoteMail>
