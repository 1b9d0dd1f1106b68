import { applyEdit } from './apply-edit.ts'
import type { CartEdit, EditedLine } from './cart-edit.ts'
import { areSameGoods, type Goods } from './duplicates.ts'

/** Added line, without an id in the cart yet. */
type Added = Goods & { quantity: number }

/**
 * Edits that undo an addition: a line whose quantity was raised is lowered again, a new line is removed. A line that now
 * holds fewer was changed meanwhile and stays (PART-23).
 */
export function undoAddition<L extends EditedLine>(
  lines: readonly L[],
  added: readonly Added[],
): CartEdit<L>[] {
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

/** True if the line holds the added goods. Goods not sold per EA always have their own line, with exactly the added quantity. */
function isAddedTo(line: EditedLine, added: Added): boolean {
  if (added.units === 'EA') return areSameGoods(line, added) && line.quantity >= added.quantity
  return areSameGoods({ ...line, units: 'EA' }, { ...added, units: 'EA' }) && line.quantity === added.quantity
}

function lowered<L extends EditedLine>(line: L, count: number): CartEdit<L> {
  const { cartItemId, quantity } = line
  if (quantity === count) return { act: 'remove', lines: [line] }
  return { act: 'set', cartItemId, from: { quantity }, to: { quantity: quantity - count } }
}
