import { toCents, toDollars } from './money.ts'

/** `12.5` percent are 1250 basis points; a company's discount has at most two decimals (OQ-36). */
export function toBasisPoints(percent: number): number {
  return Math.round(percent * 100)
}

export function toPercent(basisPoints: number): number {
  return basisPoints / 100
}

/** `12.5` reads `12.5%`. */
export function formatPercent(percent: number): string {
  return `${percent}%`
}

/**
 * A price less the company's discount, rounded half up to the cent (PART-06, CART-21).
 * 115 cents less 1000 basis points are 103.5, so 104.
 */
export function discountPriceCents(priceCents: number, basisPoints: number): number {
  // Whole-number arithmetic of any size: the product of a large order may not fit a number.
  return Number((BigInt(priceCents) * BigInt(10_000 - basisPoints) + 5_000n) / 10_000n)
}

/** The same in dollars for one piece: null for a part without price, and no discount where none is known (PART-06). */
export function discountPrice(price: number | null, percent: number | null): number | null {
  if (price === null) return null
  return toDollars(discountPriceCents(toCents(price), toBasisPoints(percent ?? 0)))
}
