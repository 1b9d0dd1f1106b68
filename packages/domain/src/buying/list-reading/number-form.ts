import { type Cell, type DecimalMark, hasOtherMark } from '../../core/table/index.ts'
import { numberPart } from './list-table.ts'
import { meaningsOf, splitQuantity } from './read-quantity.ts'

/**
 * Finds the decimal mark of quantities by their column as a whole, then by the prices: `2,5` beside `1.000` makes it a
 * thousand. Null when nothing tells, or when the cells contradict each other.
 */
export function quantityMark(quantities: readonly Cell[], prices: readonly Cell[]): DecimalMark | null {
  const own = markOf(quantities.map((cell) => (typeof cell === 'string' ? numberIn(cell) : cell)))
  const others = markOf(prices)
  if (own === undefined || own === others) return others ?? null
  return others === undefined ? own : null
}

/** The one mark that some cells need; undefined if none needs any, null if they contradict each other. */
export function markOf(cells: readonly Cell[]): DecimalMark | null | undefined {
  const texts = cells.filter((cell) => typeof cell === 'string').map(numberPart)
  const needsPoint = texts.some((text) => hasOtherMark(text, ','))
  const needsComma = texts.some((text) => hasOtherMark(text, '.'))
  if (needsPoint && needsComma) return null
  if (needsPoint) return '.'
  return needsComma ? ',' : undefined
}

/** True if a quantity cell has another value with another decimal mark: `1.000`, `1,200 ea`. */
export function isAmbiguous(cell: Cell): boolean {
  return typeof cell === 'string' && meaningsOf(numberIn(cell), null).length > 1
}

const numberIn = (text: string) => splitQuantity(text.trim())?.number ?? ''
