import { applyEdit } from './apply-edit.ts'
import type { CartEdit, EditedLine } from './cart-edit.ts'
import { areSameGoods, type Goods } from './duplicates.ts'

/** Added line, which has no id in the cart yet. */
type Added = Goods & { quantity: number }

/**
 * The edits that take an addition back: goods that raised a line lower it again, others lose their line. A line that holds
 * fewer by now was changed meanwhile and stays (PART-23).
 */
export function takeBack<L extends EditedLine>(lines: readonly L[], added: readonly Added[]): CartEdit<L>[] {
  const edits: CartEdit<L>[] = []
  let left = lines
  for (const one of added) {
    const line = left.findLast((other) => isAddedTo(other, one))
    if (!line) continue
    const edit = lowered(line, one.quantity)
    edits.push(edit)
    left = applyEdit(left, edit).lines
  }
  return edits
}

/** Goods that are not sold per EA stand in a line of their own. */
function isAddedTo(line: EditedLine, added: Added): boolean {
  if (added.units === 'EA') return areSameGoods(line, added) && line.quantity >= added.quantity
  return areSameGoods({ ...line, units: 'EA' }, { ...added, units: 'EA' }) && line.quantity === added.quantity
}

function lowered<L extends EditedLine>(line: L, count: number): CartEdit<L> {
  const { cartItemId, quantity } = line
  if (quantity === count) return { act: 'remove', lines: [line] }
  return { act: 'set', cartItemId, from: { quantity }, to: { quantity: quantity - count } }
}
