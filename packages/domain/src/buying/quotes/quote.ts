import { z } from 'zod/mini'
import { checkTexts, pastDelivery } from '../checkout/index.ts'
import { forPump } from '../../catalogue/fit/index.ts'
import { part } from '../../catalogue/part/index.ts'
import {
  type Checked,
  id,
  invalid,
  joinChecks,
  limits,
  messages,
  money,
  readEmail,
  utc,
  valid,
} from '../../core/kernel/index.ts'
import { quoteMessages } from './messages.ts'

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

/** Saved line: number, description, unit and price are frozen, the rest is from today's catalogue. */
export const quoteItem = z.object({
  partId: id,
  partNumber: z.string(),
  description: z.string(),
  /** Today's picture of the part. */
  picture: part.shape.picture,
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
  /** Pump of the line and the verdict, as frozen in the quote. */
  forPump: z.nullable(forPump),
})
export type QuoteItem = z.infer<typeof quoteItem>

/** Full quote, as its details show it and as it is edited before ordering (QUOTE-15, QUOTE-16, OQ-55). */
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

/** Checks a quote's name after trimming: `'  '` is empty (OQ-51, OQ-82). */
export function checkQuoteName(typed: { quoteName: string }): Checked<{ quoteName: string }, 'quoteName'> {
  const quoteName = typed.quoteName.trim()
  if (quoteName.length >= 1 && quoteName.length <= limits.quoteName) return valid({ quoteName })
  return invalid('quoteName', 'WRONG_LENGTH', quoteMessages.nameInvalid)
}

/** Checks the recipient of a quote, as a normalized email address, and the note (E76). */
export function checkQuoteMail(typed: QuoteMail): Checked<QuoteMail, keyof QuoteMail> {
  const emailAddress = readEmail(typed.emailAddress)
  return joinChecks(
    emailAddress === null
      ? invalid('emailAddress', 'WRONG_FORMAT', messages.emailInvalid)
      : valid({ emailAddress }),
    checkTexts({ note: typed.note }, { note: { label: 'Note', max: limits.comment } }),
  )
}

interface QuoteMail {
  emailAddress: string
  note: string
}
