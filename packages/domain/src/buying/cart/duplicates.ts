import type { PumpOfLine } from '../../catalogue/fit/index.ts'
import { type Checked, invalid, limits, valid } from '../../core/kernel/index.ts'
import { cartMessages } from './messages.ts'

/** Fields that decide whether two lines hold the same goods for the same pump; impeller values may be as typed. */
export interface Goods extends Partial<PumpOfLine> {
  units: string
  partId: number
  paintColorId: number | null
  impellerTrim: number | string | null
  impellerAngle: number | string | null
}

type Counted = Goods & { quantity: number }
type Line = Counted & { cartItemId: number }

/** True when two lines of a cart are duplicates: other ids, the same goods (CART-13). */
export function areDuplicates(a: Goods & { cartItemId: number }, b: Goods & { cartItemId: number }): boolean {
  return a.cartItemId !== b.cartItemId && areSameGoods(a, b)
}

/**
 * True when two lines hold the same goods: both sold per EA, same part, pump, paint, trim and angle (CART-13, LINE-02). A trim of `'5.0'`
 * equals `'5.00'`; a missing trim equals a missing one only, never 0.
 */
export function areSameGoods(a: Goods, b: Goods): boolean {
  return (
    a.units === 'EA' &&
    b.units === 'EA' &&
    a.partId === b.partId &&
    (a.pumpId ?? null) === (b.pumpId ?? null) &&
    a.paintColorId === b.paintColorId &&
    isSameNumber(a.impellerTrim, b.impellerTrim) &&
    isSameNumber(a.impellerAngle, b.impellerAngle)
  )
}

function isSameNumber(a: Goods['impellerTrim'], b: Goods['impellerTrim']): boolean {
  if (a === null || b === null) return a === b

  return Number(a) === Number(b)
}

/** True when two lines of a cart are duplicates whose sum is a valid quantity: 2 and 3 of a gasket are, 998 and 2 are not (OQ-40). */
export function mayCombine(a: Line, b: Line): boolean {
  return areDuplicates(a, b) && a.quantity + b.quantity <= limits.quantity
}

/** The first line that could be combined with the one given (CART-12, CART-13). */
export function findDuplicate<L extends Line>(lines: readonly L[], cartItemId: number): L | undefined {
  const line = lines.find((one) => one.cartItemId === cartItemId)
  return line && lines.find((one) => mayCombine(line, one))
}

/** The lines with two of them as one, in the place and with the id of the one that stands first (CART-12). */
export function combineDuplicates<L extends Line>(lines: readonly L[], pair: readonly [number, number]): L[] {
  const [first, second] = lines.filter((line) => pair.includes(line.cartItemId))
  if (!first || !second || !mayCombine(first, second)) return [...lines]

  const combined = joined(first, second)
  return lines.flatMap((line) => (line === first ? combined : line === second ? [] : line))
}

/**
 * Adds lines to a cart: equal goods sold per EA raise the line that is there, all others follow at its end (OQ-40).
 * Lines already in the cart stay as they are; a sum over 999 rejects the whole addition.
 */
export function mergeIntoCart<L extends Counted>(existing: readonly L[], added: readonly L[]): Checked<L[]> {
  const merged = [...existing]

  for (const line of added) {
    const index = merged.findIndex((one) => areSameGoods(one, line))
    const same = merged[index]
    if (same) merged[index] = joined(same, line)
    else merged.push(line)
  }

  const isOver = merged.some((line) => line.quantity > limits.quantity)
  return isOver ? invalid('quantity', 'OUT_OF_RANGE', cartMessages.quantity) : valid(merged)
}

/** A verdict acknowledged on one counts for both, which are the same goods for the same pump. */
function joined<L extends Counted>(a: L, b: L): L {
  const quantity = a.quantity + b.quantity
  return b.knownVerdict ? { ...a, quantity, knownVerdict: b.knownVerdict } : { ...a, quantity }
}

/** The lines whose goods are together over the maximum, so that a cart would reject their sum (OQ-40). */
export function linesOverTogether<L extends Counted>(lines: readonly L[]): L[] {
  if (mergeIntoCart([], lines).ok) return []

  return lines.filter((one) => {
    const same = lines.filter((other) => other === one || areSameGoods(one, other))
    return same.reduce((sum, { quantity }) => sum + quantity, 0) > limits.quantity
  })
}
