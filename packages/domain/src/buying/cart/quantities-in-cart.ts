import type { CartLine } from './cart-line.ts'

/** Quantity of each part in the cart, by the part's id, over all of its lines (LOOKUP-25). */
export function quantitiesInCart(
  lines: readonly Pick<CartLine, 'partId' | 'quantity'>[],
): ReadonlyMap<number, number> {
  const quantities = new Map<number, number>()
  for (const { partId, quantity } of lines) quantities.set(partId, (quantities.get(partId) ?? 0) + quantity)
  return quantities
}
