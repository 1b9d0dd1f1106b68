import { type CartItem, isSameLine } from './cart-item.ts'

/** One cart in three states. */
interface CartStates {
  /** As it was when both began to edit it. */
  base: readonly CartItem[]
  /** With the edits made here, which are not saved. */
  mine: readonly CartItem[]
  /** As it is stored, with what was changed elsewhere. */
  theirs: readonly CartItem[]
}

/**
 * The stored cart with the edits made here on top (OQ-37): here 2 gaskets become 5 while a seal is added elsewhere, and
 * the cart holds 5 gaskets and the seal. Where both have changed the same, the stored one stands; a line that was
 * changed there stays although it was removed here; a line that was added on either side is there.
 */
export function mergeCarts({ base, mine, theirs }: CartStates): CartItem[] {
  const [before, here, there] = [byId(base), byId(mine), byId(theirs)]
  const merged = theirs.flatMap((stored) => {
    const [old, edited] = [before.get(stored.cartItemId), here.get(stored.cartItemId)]
    if (!old) return stored
    if (!edited) return isSameLine(old, stored) ? [] : stored
    return mergeLine(old, edited, stored)
  })
  return insertAdded(merged, mine, ({ cartItemId }) => !before.has(cartItemId) && !there.has(cartItemId))
}

/** Options belong to their part, so a line whose part was replaced is taken as a whole. */
function mergeLine(old: CartItem, edited: CartItem, stored: CartItem): CartItem {
  if (edited.partId !== old.partId) return isSameLine(old, stored) ? edited : stored
  if (stored.partId !== old.partId) return stored

  const merged = { ...stored }
  if (stored.quantity === old.quantity) merged.quantity = edited.quantity
  if (stored.paintColorId === old.paintColorId) merged.paintColorId = edited.paintColorId
  if (stored.impellerTrim === old.impellerTrim) merged.impellerTrim = edited.impellerTrim
  if (stored.impellerAngle === old.impellerAngle) merged.impellerAngle = edited.impellerAngle
  return merged
}

/** Puts each added line after the one that it follows here. */
function insertAdded(
  merged: readonly CartItem[],
  mine: readonly CartItem[],
  isAdded: (item: CartItem) => boolean,
): CartItem[] {
  const result = [...merged]
  let place = 0
  for (const item of mine) {
    const index = result.findIndex(({ cartItemId }) => cartItemId === item.cartItemId)
    if (index >= 0) place = index + 1
    else if (isAdded(item)) result.splice(place++, 0, item)
  }
  return result
}

function byId(items: readonly CartItem[]): ReadonlyMap<number, CartItem> {
  return new Map(items.map((item) => [item.cartItemId, item]))
}
