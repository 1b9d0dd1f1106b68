import { type Checked, invalid, valid } from '../../core/kernel/index.ts'
import { cartMessages } from './messages.ts'

/**
 * Line after some of it are painted: 2 of 5 red ones in blue are 3 red and 2 blue; all 5 stay one line (CART-15). The rest keeps id and
 * colour and stands first.
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
  /** Number of painted pieces; already checked. */
  count: number
  /** The id of the line that holds the painted ones when some are left over. */
  newId: number
}

/** Answer of the dialog: all of a line, or a typed count. */
export interface TypedPaintJob {
  extent: 'all' | 'some'
  count: string
}

/** Number of pieces that get the chosen colour; in a full cart there is no place for a line of their own (CART-14 to CART-16). */
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

/** Reads how many of a line are to be painted: `'2'` of 5 is 2; `'0'`, `'1.5'` and `'6'` are rejected (CART-16). */
export function checkPaintCount(typed: string, quantity: number): Checked<number, 'count'> {
  const count = /^[0-9]+$/.test(typed) ? Number(typed) : 0

  if (count === 0) return invalid('count', typed === '' ? 'MISSING' : 'WRONG_FORMAT', cartMessages.paintCount)
  if (count > quantity) return invalid('count', 'OUT_OF_RANGE', cartMessages.paintCountOver(quantity))

  return valid(count)
}
