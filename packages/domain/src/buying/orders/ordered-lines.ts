import type { CartLine, ItemOptions } from '../cart/index.ts'

/**
 * True if an order's lines equal those of the stored cart, in any order: same parts, pumps, quantities, paint, trims and
 * angles. Otherwise the buyer reviews the cart again.
 */
export function sameLines(ordered: readonly OrderedGoods[], stored: readonly OrderedGoods[]): boolean {
  const [a, b] = [ordered, stored].map((lines) => lines.map(lineKey).toSorted().join())
  return a === b
}

/** True if a cart holds all ordered lines; it may hold more. */
export const holdsLines = (stored: readonly OrderedGoods[], ordered: readonly OrderedGoods[]) =>
  removeOrdered(ordered, stored).length === 0

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
  // A line of exactly that quantity goes first, so that a line beside it with the same goods stays whole.
  const same = countBy(ordered, lineKey, () => 1)
  const rest = cart.filter((line) => !take(same, lineKey(line), 1))
  const toRemove = countBy(ordered, optionsKey, ({ quantity }) => quantity)
  const kept = new Set(rest)
  for (const line of cart) if (!kept.has(line)) take(toRemove, optionsKey(line), line.quantity)

  return rest.flatMap((line) => {
    const key = optionsKey(line)
    const removed = Math.min(line.quantity, toRemove.get(key) ?? 0)
    toRemove.set(key, (toRemove.get(key) ?? 0) - removed)
    return removed < line.quantity ? [{ ...line, quantity: line.quantity - removed }] : []
  })
}

function countBy<L>(lines: readonly L[], keyOf: (line: L) => string, count: (line: L) => number) {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + count(line))
  return counts
}

/** Lowers a count; false if there is not that much left. */
function take(counts: Map<string, number>, key: string, much: number): boolean {
  const left = (counts.get(key) ?? 0) - much
  if (left >= 0) counts.set(key, left)
  return left >= 0
}

function optionsKey({ partId, pumpId, paintColorId, impellerTrim, impellerAngle }: OrderedGoods): string {
  return JSON.stringify([partId, pumpId, paintColorId, impellerTrim, impellerAngle])
}
