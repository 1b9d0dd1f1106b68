import { toCents, toDollars } from './money.ts'

/** Converts percent to basis points: `12.5` becomes 1250; a company's discount has at most two decimals (OQ-36). */
export function toBasisPoints(percent: number): number {
  return Math.round(percent * 100)
}

export function toPercent(basisPoints: number): number {
  return basisPoints / 100
}

/** Formats `12.5` as `12.5%`. */
export function formatPercent(percent: number): string {
  return `${percent}%`
}

/**
 * Price minus the company's discount, rounded half up to the cent (PART-06, CART-21).
 * 115 cents minus 1000 basis points is 103.5, so 104.
 */
export function discountPriceCents(priceCents: number, basisPoints: number): number {
  // BigInt arithmetic: the product of a large order may not fit a number.
  return Number((BigInt(priceCents) * BigInt(10_000 - basisPoints) + 5_000n) / 10_000n)
}

/** The same in dollars for one piece: null for a part without a price; an unknown discount counts as none (PART-06). */
export function discountPrice(price: number | null, percent: number | null): number | null {
  if (price === null) return null
  return toDollars(discountPriceCents(toCents(price), toBasisPoints(percent ?? 0)))
}

/** The company's own price of a part with a list price, or null where the two are equal (PRICE-07). */
export function reducedPrice(price: number | null, percent: number | null): number | null {
  const own = discountPrice(price, percent)
  return own === price ? null : own
}

export interface OrderTotals {
  subtotalCents: number
  discountCents: number
  totalCents: number
}

/**
 * Subtotal, discount and total of an order, rounded once, half up (CART-21, OQ-41).
 * 3 × $1.15 minus 10 % is $3.11, not three times the $1.04 of one part.
 * All three are 0 if any line lacks a price (CART-22, OQ-42).
 */
export function orderTotals(
  lines: readonly { priceCents: number | null; quantity: number }[],
  basisPoints: number,
): OrderTotals {
  let subtotalCents = 0
  for (const { priceCents, quantity } of lines) {
    if (priceCents === null) return { subtotalCents: 0, discountCents: 0, totalCents: 0 }
    subtotalCents += priceCents * quantity
  }

  const totalCents = discountPriceCents(subtotalCents, basisPoints)
  return { subtotalCents, discountCents: subtotalCents - totalCents, totalCents }
}
