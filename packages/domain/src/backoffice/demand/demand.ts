import { z } from 'zod/mini'
import { date, durations, id, money, utc } from '../../core/kernel/index.ts'

/** Lists of the demand page, as its addresses name them. */
export const demandLists = ['zeroResults', 'parts', 'quotes'] as const
export type DemandList = (typeof demandLists)[number]

/** Expired quotes, open ones that expire within a week, or expired ones that are set aside. */
export const quoteFilters = ['OPEN', 'LAPSING', 'IGNORED'] as const
export type QuoteFilter = (typeof quoteFilters)[number]

/** Number of times that a company searched for something, or did not buy it. */
export const companyCount = z.object({ companyName: z.string(), count: z.int() })
export type CompanyCount = z.infer<typeof companyCount>

/** Person who set a row aside, and when; null for a row that is not set aside (DEMAND-12). */
const ignored = z.nullable(z.object({ by: z.string(), atUtc: utc }))
/** Counts of the 13 weeks that end today, oldest first (DEMAND-11). */
const weeks = z.array(z.int())

/** Zero-result searches, grouped by meaning. */
export const zeroResultGroup = z.object({
  groupId: id,
  /** The most frequent spelling, and the others. */
  text: z.string(),
  others: z.array(z.string()),
  searches: z.int(),
  companies: z.array(companyCount),
  firstUtc: utc,
  lastUtc: utc,
  /** Synonym that exists now for one of its texts. */
  synonym: z.nullable(z.string()),
  weeks,
  ignored,
})
export type ZeroResultGroup = z.infer<typeof zeroResultGroup>

/** Reasons why a part that was found was not bought. */
export const lossReasons = ['NOT_SOLD', 'UNPRICED', 'TOO_LATE'] as const
export type LossReason = (typeof lossReasons)[number]

export const lostFilters = ['ALL', ...lossReasons] as const
export type LostFilter = (typeof lostFilters)[number]

export const lossReasonNames: Record<LossReason, string> = {
  NOT_SOLD: 'Not sold',
  UNPRICED: 'No price',
  TOO_LATE: 'Date too late',
}

/** A part that was found and not bought, with the reason. */
export const lostPart = z.object({
  partId: id,
  partNumber: z.string(),
  description: z.string(),
  reason: z.enum(lossReasons),
  count: z.int(),
  companies: z.array(companyCount),
  lastUtc: utc,
  /** Latest date that made somebody remove it from the cart. */
  latestDate: z.nullable(date),
  isSellable: z.boolean(),
  /** The part that replaces it. */
  replacedBy: z.nullable(z.string()),
  /** Quantities wanted, at the list price; null without a price. */
  lost: z.nullable(money),
  weeks,
  ignored,
})
export type LostPart = z.infer<typeof lostPart>

/** Possible reasons why a quote did not become an order. */
export const expiryReasons = ['BOUGHT_OTHERWISE', 'NOT_SOLD', 'UNPRICED', 'TOO_LATE', 'DEARER'] as const

export const expiryReasonNames: Record<(typeof expiryReasons)[number], string> = {
  BOUGHT_OTHERWISE: 'Ordered another way',
  NOT_SOLD: 'A part is no longer sold',
  UNPRICED: 'A part has no price',
  TOO_LATE: 'A date too late',
  DEARER: 'Price has risen',
}

/** A quote that expired without an order. */
export const expiredQuote = z.object({
  quoteId: id,
  companyName: z.string(),
  /** Last day on which its prices were valid, at the shop (OQ-112). */
  validUntil: date,
  /** Null if a part has no price. */
  total: z.nullable(money),
  lines: z.array(z.object({ partNumber: z.string(), quantity: z.int() })),
  /** Reasons, as far as they are known. */
  reasons: z.array(z.enum(expiryReasons)),
  ignored,
})
export type ExpiredQuote = z.infer<typeof expiredQuote>

/** A row of a demand list, as staff set it aside: a group, a part with its reason, or a quote. */
export const demandRow = z.object({
  list: z.enum(demandLists),
  id,
  /** Only for a part. */
  reason: z.nullish(z.enum(lossReasons)),
})
export type DemandRow = z.infer<typeof demandRow>

/** True when a date is too far away for buyers to wait: a week or more (DEMAND-05). */
export const isTooLate = (shown: string, today: string) =>
  Date.parse(shown) - Date.parse(today) >= durations.lateDays * durations.day
