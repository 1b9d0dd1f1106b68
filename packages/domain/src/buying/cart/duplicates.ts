import type { PumpOfLine } from '../../catalogue/fit/index.ts'
import { type Checked, invalid, limits, valid } from '../../core/kernel/index.ts'
import { cartMessages } from './messages.ts'

/** Fields that determine whether two lines hold the same goods for the same pump; impeller values can be text as typed. */
export interface Goods extends Partial<PumpOfLine> {
  units: string
  partId: number
  paintColorId: number | null
  impellerTrim: number | string | null
  impellerAngle: number | string | null
}

type Counted = Goods & { quantity: number }
type Line = Counted & { cartItemId: number }

/** True if two lines of a cart are duplicates: different ids, the same goods (CART-13). */
export function areDuplicates(a: Goods & { cartItemId: number }, b: Goods & { cartItemId: number }): boolean {
  return a.cartItemId !== b.cartItemId && areSameGoods(a, b)
}

/**
 * True if two lines hold the same goods: both sold per EA, with the same part, pump, paint, trim and angle (CART-13,
 * LINE-02). A trim of `'5.0'` equals `'5.00'`. A missing trim equals only a missing one, never 0.
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

/**
 * True if two lines are duplicates and their sum is a valid quantity: 2 and 3 of a gasket can combine, 998 and 2 cannot
 * (OQ-40).
 */
export function mayCombine(a: Line, b: Line): boolean {
  return areDuplicates(a, b) && a.quantity + b.quantity <= limits.quantity
}

/** Finds the first line that can be combined with the given one (CART-12, CART-13). */
export function findDuplicate<L extends Line>(lines: readonly L[], cartItemId: number): L | undefined {
  const line = lines.find((one) => one.cartItemId === cartItemId)
  return line && lines.find((one) => mayCombine(line, one))
}

/** Combines two lines into one, which keeps the position and id of the first (CART-12). */
export function combineDuplicates<L extends Line>(lines: readonly L[], pair: readonly [number, number]): L[] {
  const [first, second] = lines.filter((line) => pair.includes(line.cartItemId))
  if (!first || !second || !mayCombine(first, second)) return [...lines]

  const combined = joined(first, second)
  return lines.flatMap((line) => (line === first ? combined : line === second ? [] : line))
}

/**
 * Adds lines to a cart. Equal goods sold per EA raise the quantity of the existing line; all others are appended
 * (OQ-40). A sum over 999 rejects the whole addition.
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

/**
 * Adds the quantity of one line to another. A verdict acknowledged on one line counts for both, because they are the
 * same goods for the same pump.
 */
function joined<L extends Counted>(a: L, b: L): L {
  const quantity = a.quantity + b.quantity
  return b.acknowledgedVerdict
    ? { ...a, quantity, acknowledgedVerdict: b.acknowledgedVerdict }
    : { ...a, quantity }
}

/** Lines of the same goods whose total exceeds the maximum, so that a cart would reject them (OQ-40). */
export function linesOverTogether<L extends Counted>(lines: readonly L[]): L[] {
  if (mergeIntoCart([], lines).ok) return []

  return lines.filter((one) => {
    const same = lines.filter((other) => other === one || areSameGoods(one, other))
    return same.reduce((sum, { quantity }) => sum + quantity, 0) > limits.quantity
  })
}
