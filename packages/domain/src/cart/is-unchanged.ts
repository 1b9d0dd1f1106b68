import type { ItemIn } from './cart-item.ts'
import type { CartLine } from './check-item.ts'

/**
 * Whether a line is sent just as it is stored. Such a line stays in the cart unchecked, so that a part that is not sold
 * any more does not hold up the edits of other lines: 2 gaskets sent as `'2'` are unchanged, as `'3'` they are not.
 */
export function isUnchanged(item: ItemIn, stored: CartLine): boolean {
  return (
    item.partId === stored.partId &&
    item.quantity === String(stored.quantity) &&
    (item.paintColorId ?? null) === stored.paintColorId &&
    (item.impellerTrim ?? null) === stored.impellerTrim &&
    (item.impellerAngle ?? null) === stored.impellerAngle
  )
}
