import type { BomLine } from '@volute/domain/catalogue'
import type { RowMove } from './order-quantity.tsx'

/** The row with a quantity that a key leads to; a page ends at the first or last of them, undefined is nowhere. */
export function nextRow(
  rows: readonly Pick<BomLine, 'isSellable'>[],
  index: number,
  way: RowMove,
  page: number,
): number | undefined {
  const isUp = way === 'previous' || way === 'page up' || way === 'first'
  const orderable = rows.flatMap((line, at) => (line.isSellable ? [at] : []))
  const ahead = orderable.filter((at) => (isUp ? at < index : at > index))
  const inOrder = isUp ? ahead.toReversed() : ahead

  if (way === 'next' || way === 'previous') return inOrder[0]
  if (way === 'first' || way === 'last') return inOrder.at(-1)
  return inOrder.findLast((at) => Math.abs(at - index) <= page) ?? inOrder[0]
}
