import type { CartLine } from '../cart/index.ts'

/**
 * Whether an order's lines are exactly those of the stored cart, in any order: same parts, quantities, paint, trims
 * and angles. Otherwise the buyer reviews the cart again.
 */
export function sameLines(ordered: readonly CartLine[], stored: readonly CartLine[]): boolean {
  const [a, b] = [ordered, stored].map((lines) => lines.map(lineKey).toSorted().join())
  return a === b
}

function lineKey(line: CartLine): string {
  return JSON.stringify([
    line.partId,
    line.quantity,
    line.paintColorId,
    line.impellerTrim,
    line.impellerAngle,
  ])
}
