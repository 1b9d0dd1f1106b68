import { z } from 'zod/mini'
import { date, durations, id, money, utc } from '../../core/kernel/index.ts'

/** Number of times that a company looked for something, or left it. */
export const companyCount = z.object({ companyName: z.string(), count: z.int() })
export type CompanyCount = z.infer<typeof companyCount>

/** Searches without results that mean the same. */
export const missGroup = z.object({
  groupId: id,
  /** As it was typed most often, and how else. */
  text: z.string(),
  others: z.array(z.string()),
  searches: z.int(),
  companies: z.array(companyCount),
  firstUtc: utc,
  lastUtc: utc,
  /** Synonym of one of its texts by now. */
  synonym: z.nullable(z.string()),
})
export type MissGroup = z.infer<typeof missGroup>

/** Why a part that was found was not bought. */
export const lossReasons = ['NOT_SOLD', 'UNPRICED', 'TOO_LATE'] as const
export type LossReason = (typeof lossReasons)[number]

export const lossReasonNames: Record<LossReason, string> = {
  NOT_SOLD: 'Not sold',
  UNPRICED: 'No price',
  TOO_LATE: 'Date too late',
}

/** A part that was found and not bought, and why. */
export const lostPart = z.object({
  partId: id,
  partNumber: z.string(),
  description: z.string(),
  reason: z.enum(lossReasons),
  count: z.int(),
  companies: z.array(companyCount),
  lastUtc: utc,
  /** The latest date that made somebody take it out of the cart. */
  latestDate: z.nullable(date),
  isSellable: z.boolean(),
  /** The part that takes its place. */
  replacedBy: z.nullable(z.string()),
})
export type LostPart = z.infer<typeof lostPart>

/** Possible reasons that a quote did not become an order. */
export const lapseReasons = ['BOUGHT_OTHERWISE', 'NOT_SOLD', 'UNPRICED', 'TOO_LATE', 'DEARER'] as const

export const lapseReasonNames: Record<(typeof lapseReasons)[number], string> = {
  BOUGHT_OTHERWISE: 'Ordered another way',
  NOT_SOLD: 'A part is no longer sold',
  UNPRICED: 'A part has no price',
  TOO_LATE: 'A date too late',
  DEARER: 'Price has risen',
}

/** A quote whose time ran out. */
export const lapsedQuote = z.object({
  quoteId: id,
  companyName: z.string(),
  /** The last day on which its prices held, at the shop (OQ-112). */
  validUntil: date,
  /** Null where a part has no price. */
  total: z.nullable(money),
  lines: z.array(z.object({ partNumber: z.string(), quantity: z.int() })),
  /** As far as it is known. */
  reasons: z.array(z.enum(lapseReasons)),
})
export type LapsedQuote = z.infer<typeof lapsedQuote>

/** True when a date shown is one that buyers do not wait for: a week away or more (DEMAND-05). */
export const isTooLate = (shown: string, today: string) =>
  Date.parse(shown) - Date.parse(today) >= durations.lateDays * durations.day
