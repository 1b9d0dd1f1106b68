import { type CartLine, cartMessages, type Goods, mergeIntoCart } from '../cart/index.ts'
import { type Checked, firstError, invalid, limits, valid } from '../kernel/index.ts'

/**
 * Whether an order's lines are exactly those of the stored cart, in any order: same parts, quantities, paint, trims
 * and angles. Otherwise the buyer reviews the cart again.
 */
export function sameLines(ordered: readonly CartLine[], stored: readonly CartLine[]): boolean {
  const [a, b] = [ordered, stored].map((lines) => lines.map(lineKey).toSorted().join())
  return a === b
}

const lineKey = (line: CartLine) => JSON.stringify([optionsKey(line), line.quantity])

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

type Line = Goods & { quantity: number }

/**
 * Puts an old order's lines into a cart one by one, each by the cart's own rule, and answers why one is left out:
 * 998 of a part in the cart and 2 more are over the maximum, the line after it still goes in.
 */
export function mergeReordered<L extends Line>(cart: readonly L[], ordered: readonly Checked<L>[]) {
  let lines = [...cart]
  const refusals = ordered.map((line) => {
    const merged = line.ok ? addOne(lines, line.value) : line
    if (!merged.ok) return firstError(merged)
    lines = merged.value
    return null
  })

  return { lines, refusals }
}

function addOne<L extends Line>(lines: readonly L[], line: L): Checked<L[]> {
  const merged = mergeIntoCart(lines, [line])
  if (!merged.ok) return merged
  if (merged.value.length > limits.cartItems) return invalid('cart', 'NOT_ALLOWED', cartMessages.cartFull)

  return valid(merged.value)
}
