import { type Checked, invalid, limits, valid } from '../kernel/index.ts'
import { areSameGoods, type Goods } from './are-duplicates.ts'
import { cartMessages } from './messages.ts'

type Line = Goods & { quantity: number }

/**
 * Adds lines to a cart: equal goods sold per EA raise the line that is there, all others follow at its end (OQ-40).
 * Lines already in the cart stay as they are; a sum over 999 refuses the whole addition.
 */
export function mergeIntoCart<L extends Line>(existing: readonly L[], added: readonly L[]): Checked<L[]> {
  const merged = [...existing]

  for (const line of added) {
    const index = merged.findIndex((one) => areSameGoods(one, line))
    const same = merged[index]
    if (same) merged[index] = { ...same, quantity: same.quantity + line.quantity }
    else merged.push(line)
  }

  const isOver = merged.some((line) => line.quantity > limits.quantity)
  return isOver ? invalid(cartMessages.quantity) : valid(merged)
}
