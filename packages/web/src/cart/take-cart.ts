import { type CartItem, diffCarts, isSameLine, mergeCarts } from '@volute/domain/cart'
import type { CartOnScreen, NumberField, TypedTexts } from './edit-cart.ts'
import type { UnsavedCart } from './unsaved-cart.ts'

export interface StoredCart {
  version: number
  items: readonly CartItem[]
}

/** The cart on screen when it is opened. */
export function firstCart({ version, items }: StoredCart): CartOnScreen {
  return { version, saved: items, items, typed: {}, lastNewId: 0, equal: null, changes: [] }
}

/** The cart on screen as it was left, with its unsaved edits. */
export function resumedCart({ items, ...made }: UnsavedCart): CartOnScreen {
  const lastNewId = Math.min(0, ...items.map((item) => item.cartItemId))
  return { ...firstCart({ version: made.version, items: made.saved }), items, lastNewId }
}

/**
 * The cart on screen with what is stored by now: the edits that are not saved stay on top, and what was changed elsewhere
 * is there to be reviewed.
 */
export function takeCart(cart: CartOnScreen, { version, items: theirs }: StoredCart): CartOnScreen {
  const merged = mergeCarts({ base: cart.saved, mine: cart.items, theirs })
  // The same array says that there is nothing to save.
  const items = isSameCart(merged, theirs) ? theirs : merged
  return {
    ...cart,
    version,
    saved: theirs,
    items,
    typed: keepTexts(cart, items),
    changes: [...cart.changes, ...diffCarts(cart.items, items)],
  }
}

function isSameCart(a: readonly CartItem[], b: readonly CartItem[]): boolean {
  return areSameLines(a, b) && a.every(({ cartItemId }, index) => b[index]?.cartItemId === cartItemId)
}

/** Whether two carts hold the same line by line, whatever ids the lines have. */
export function areSameLines(a: readonly CartItem[], b: readonly CartItem[]): boolean {
  return a.length === b.length && a.every((item, index) => isSameLine(item, b[index] ?? item))
}

/** A text gives way where the value below it was changed elsewhere. */
function keepTexts({ items, typed }: CartOnScreen, next: readonly CartItem[]): CartOnScreen['typed'] {
  const shown = new Map(items.map((item) => [item.cartItemId, item]))
  const kept = next.flatMap((item): [number, TypedTexts][] => {
    const [before, texts] = [shown.get(item.cartItemId), typed[item.cartItemId]]
    if (!before || !texts) return []
    const stays = ([field]: [string, string]) => before[field as NumberField] === item[field as NumberField]
    return [[item.cartItemId, Object.fromEntries(Object.entries(texts).filter(stays))]]
  })
  return Object.fromEntries(kept)
}
