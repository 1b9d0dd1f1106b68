import type { CartLine, ItemOptions } from '../cart/index.ts'

/**
 * True if an order's lines equal those of the stored cart, in any order: same parts, pumps, quantities, paint, trims and
 * angles. Otherwise the buyer reviews the cart again.
 */
export function sameLines(ordered: readonly OrderedGoods[], stored: readonly OrderedGoods[]): boolean {
  const [a, b] = [ordered, stored].map((lines) => lines.map(lineKey).toSorted().join())
  return a === b
}

type OrderedGoods = Pick<CartLine, 'quantity' | 'partId' | 'pumpId' | keyof ItemOptions>

const lineKey = (line: OrderedGoods) => JSON.stringify([optionsKey(line), line.quantity])

/**
 * Removes ordered lines from a cart: nothing is left unless the cart has changed since (OQ-48). Ordered 2 of a part, the
 * cart now holds 5 of it and another part: 3 and the other part stay.
 */
export function removeOrdered<L extends OrderedGoods>(
  cart: readonly L[],
  ordered: readonly OrderedGoods[],
): L[] {
  const toRemove = new Map<string, number>()
  for (const line of ordered) {
    const key = optionsKey(line)
    toRemove.set(key, (toRemove.get(key) ?? 0) + line.quantity)
  }

  return cart.flatMap((line) => {
    const key = optionsKey(line)
    const removed = Math.min(line.quantity, toRemove.get(key) ?? 0)
    toRemove.set(key, (toRemove.get(key) ?? 0) - removed)
    return removed < line.quantity ? [{ ...line, quantity: line.quantity - removed }] : []
  })
}

function optionsKey({ partId, pumpId, paintColorId, impellerTrim, impellerAngle }: OrderedGoods): string {
  return JSON.stringify([partId, pumpId, paintColorId, impellerTrim, impellerAngle])
}
