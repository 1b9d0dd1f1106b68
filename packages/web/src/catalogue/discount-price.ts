import type { Part } from '@volute/domain/catalogue'
import { discountPriceCents, toBasisPoints, toCents, toDollars } from '@volute/domain/pricing'

/** What the company pays for one piece, in dollars (PART-06). */
export function discountPrice({ price, companyDiscount }: Part): number | null {
  if (price === null) return null
  return toDollars(discountPriceCents(toCents(price), toBasisPoints(companyDiscount ?? 0)))
}
