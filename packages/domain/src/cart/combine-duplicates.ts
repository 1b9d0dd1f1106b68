import { limits } from '../kernel/index.ts'
import { areDuplicates, type Goods } from './are-duplicates.ts'

type Line = Goods & { cartItemId: number; quantity: number }

/**
 * The first line that could be combined with the one given: a duplicate, and together they are at most 999 (CART-12,
 * CART-13). A sum over the maximum is never offered (OQ-40).
 */
export function findDuplicate<L extends Line>(lines: readonly L[], cartItemId: number): L | undefined {
  const line = lines.find((one) => one.cartItemId === cartItemId)
  return line && lines.find((one) => mayCombine(line, one))
}

/** Whether two lines are duplicates whose sum is a quantity: 2 and 3 of a gasket are, 998 and 2 are not (OQ-40). */
export function mayCombine(a: Line, b: Line): boolean {
  return areDuplicates(a, b) && a.quantity + b.quantity <= limits.quantity
}

/** The lines with two of them as one, in the place and with the id of the one that stands first (CART-12). */
export function combineDuplicates<L extends Line>(lines: readonly L[], pair: readonly [number, number]): L[] {
  const [first, second] = lines.filter((line) => pair.includes(line.cartItemId))
  if (!first || !second || !mayCombine(first, second)) return [...lines]

  const combined = { ...first, quantity: first.quantity + second.quantity }
  return lines.flatMap((line) => (line === first ? combined : line === second ? [] : line))
}
