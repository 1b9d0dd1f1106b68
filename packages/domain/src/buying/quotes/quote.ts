import { z } from 'zod/mini'
import { checkTexts, pastDelivery } from '../checkout/index.ts'
import { forPump } from '../../catalogue/fit/index.ts'
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

/** A row of the list (QUOTE-10); time and number of its order come together, once the ERP has it (OQ-53). */
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

/** A saved line: number, description, unit and price as they were frozen, the rest as the catalogue is today. */
export const quoteItem = z.object({
  partId: id,
  partNumber: z.string(),
  description: z.string(),
  isPaintable: z.boolean(),
  isSellable: z.boolean(),
  paintColorId: z.nullable(id),
  /** The colour's name as it was saved. */
  paintColor: z.nullable(z.string()),
  quantity: z.int(),
  units: z.string(),
  price: z.nullable(money),
  /** Pounds. */
  weight: z.nullable(z.number()),
  /** Inches; 0 is Full Trim, null for parts that are no impeller. */
  impellerTrim: z.nullable(z.number()),
  /** Whole degrees. */
  impellerAngle: z.nullable(z.int()),
  /** Its pump and why it fits, as they were frozen. */
  forPump: z.nullable(forPump),
})
export type QuoteItem = z.infer<typeof quoteItem>

/** A quote in full: what its details show and what is edited before it is ordered (QUOTE-15, QUOTE-16, OQ-55). */
export const quote = z.extend(pastDelivery, {
  salesQuoteId: id,
  quoteName: z.string(),
  createdUtc: utc,
  receivedUtc: z.nullable(utc),
  poNumber: z.string(),
  /** The ERP's id of the order; null while it is not ordered. */
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

/** A quote's name, measured after trimming: `'  '` is none (OQ-51, OQ-82). */
export function checkQuoteName(typed: { quoteName: string }): Checked<{ quoteName: string }, 'quoteName'> {
  const quoteName = typed.quoteName.trim()
  if (quoteName.length >= 1 && quoteName.length <= limits.quoteName) return valid({ quoteName })
  return invalid('quoteName', 'WRONG_LENGTH', quoteMessages.nameInvalid)
}

/** Whom a quote is mailed to, in the address's one form, and what is said with it (E76). */
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
