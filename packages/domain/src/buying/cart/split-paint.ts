import { type Checked, invalid, valid } from '../../core/kernel/index.ts'
import { cartMessages } from './messages.ts'

/**
 * Paints part of a line: 2 of 5 red ones in blue become 3 red and 2 blue; painting all 5 keeps one line (CART-15). The
 * remainder comes first and keeps its id and color.
 */
export function splitPaint<Line extends PaintedLine>(line: Line, job: PaintJob): Line[] {
  const { paintColorId, count, newId } = job
  if (count === line.quantity) return [{ ...line, paintColorId }]

  return [
    { ...line, quantity: line.quantity - count },
    { ...line, cartItemId: newId, quantity: count, paintColorId },
  ]
}

interface PaintedLine {
  cartItemId: number
  quantity: number
  paintColorId: number | null
}

interface PaintJob {
  paintColorId: number | null
  /** Quantity to paint; already checked. */
  count: number
  /** Id of the new line for the painted quantity, if some is left over. */
  newId: number
}

/** Choice in the dialog: all of a line, or a typed quantity. */
export interface TypedPaintJob {
  extent: 'all' | 'some'
  count: string
}

/** Checks the quantity to paint in the chosen color; a full cart has no room for the new line (CART-14 to CART-16). */
export function checkPaintJob(
  { extent, count: typed }: TypedPaintJob,
  { quantity, isCartFull }: { quantity: number; isCartFull: boolean },
): Checked<number, 'count'> {
  if (extent === 'all') return valid(quantity)
  const count = checkPaintCount(typed, quantity)
  return count.ok && count.value < quantity && isCartFull
    ? invalid('count', 'NOT_ALLOWED', cartMessages.cartFull)
    : count
}

/** Reads the quantity to paint: `'2'` of 5 is 2; `'0'`, `'1.5'` and `'6'` are rejected (CART-16). */
export function checkPaintCount(typed: string, quantity: number): Checked<number, 'count'> {
  const count = /^[0-9]+$/.test(typed) ? Number(typed) : 0

  if (count === 0) return invalid('count', typed === '' ? 'MISSING' : 'WRONG_FORMAT', cartMessages.paintCount)
  if (count > quantity) return invalid('count', 'OUT_OF_RANGE', cartMessages.paintCountOver(quantity))

  return valid(count)
}
