import { discountPriceCents } from './discount.ts'

export interface OrderTotals {
  subtotalCents: number
  discountCents: number
  totalCents: number
}

/**
 * Subtotal, discount and total of an order, rounded once, half up (CART-21, OQ-41).
 * 3 × $1.15 less 10 % are $3.11, not three times the $1.04 of one part.
 * All three are 0 as soon as one line lacks a price (CART-22, OQ-42).
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
