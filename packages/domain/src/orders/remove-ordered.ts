import type { CartLine } from '../cart/index.ts'

/**
 * What stays in a cart once an order of these lines is placed: nothing, unless the cart has changed since (OQ-48).
 * Ordered 2 of a part, the cart now holds 5 of it and another part: 3 and the other part stay.
 */
export function removeOrdered<L extends CartLine>(cart: readonly L[], ordered: readonly CartLine[]): L[] {
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

function optionsKey({ partId, paintColorId, impellerTrim, impellerAngle }: CartLine): string {
  return JSON.stringify([partId, paintColorId, impellerTrim, impellerAngle])
}
