import { z } from 'zod'
import { shipTo } from '../checkout/index.ts'
import { id, money, utc } from '../kernel/index.ts'

/** A row of the list (QUOTE-10); time and number of its order come together, once the ERP has it (OQ-53). */
export const quoteRow = z.object({
  salesQuoteId: id,
  name: z.string(),
  createdUtc: utc,
  receivedUtc: utc.nullable(),
  salesOrderId: z.string().nullable(),
})
export type QuoteRow = z.infer<typeof quoteRow>

/** A saved line: number, description, unit and price as they were frozen, the rest as the catalogue is today. */
export const quoteItem = z.object({
  partId: id,
  partNumber: z.string(),
  description: z.string(),
  isPaintable: z.boolean(),
  isSellable: z.boolean(),
  paintColorId: id.nullable(),
  /** The colour's name as it was saved. */
  paintColor: z.string().nullable(),
  quantity: z.int(),
  units: z.string(),
  price: money.nullable(),
  /** Pounds. */
  weight: z.number().nullable(),
  /** Inches; 0 is Full Trim, null for parts that are no impeller. */
  impellerTrim: z.number().nullable(),
  /** Whole degrees. */
  impellerAngle: z.int().nullable(),
})
export type QuoteItem = z.infer<typeof quoteItem>

/** A quote in full: what its details show and what is edited before it is ordered (QUOTE-15, QUOTE-16, OQ-55). */
export const quote = shipTo.extend({
  ...nullableTexts(),
  salesQuoteId: id,
  quoteName: z.string(),
  createdUtc: utc,
  receivedUtc: utc.nullable(),
  poNumber: z.string(),
  /** The ERP's id of the order; null while it is not ordered. */
  orderNumber: z.string().nullable(),
  allowPartialShipments: z.boolean(),
  comment: z.string().nullable(),
  /** The ship type's code. */
  shipVia: z.string(),
  shippingBillingType: z.string().nullable(),
  shippingBillingAccountNumber: z.string().nullable(),
  specialInstructions: z.string().nullable(),
  companyDiscount: z.number(),
  distributorName: z.string().nullable(),
  subTotal: money,
  grandTotal: money,
  cart: z.array(quoteItem),
})
export type Quote = z.infer<typeof quote>

/** What an address may leave out reads null. */
function nullableTexts() {
  return {
    shippingAddressLine2: z.string().nullable(),
    shippingContactName: z.string().nullable(),
    shippingPhoneNumber: z.string().nullable(),
  }
}
