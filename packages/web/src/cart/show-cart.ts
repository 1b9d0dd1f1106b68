import type { CartOnScreen } from './edit-cart.ts'
import { lineIds } from './line-ids.ts'
import { areSameLines, firstCart, type StoredCart, takeCart } from './take-cart.ts'

/** Holds the cart that is on screen and tells who shows it. */
export function showCart() {
  const ids = lineIds()
  const listeners = new Set<() => void>()
  let cart: CartOnScreen | null = null

  return { get: () => cart, show, subscribe, merge, ids }

  function show(next: CartOnScreen) {
    cart = next
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** Takes the stored cart below what is not yet saved; true when there is something to review. */
  function merge({ version, items }: StoredCart): boolean {
    // A save whose answer was lost has been stored all the same: its lines are these.
    if (cart && areSameLines(cart.items, items)) ids.learn(cart.items, items)
    const stored = { version, items: ids.toShown(items) }
    const reviewed = cart?.changes.length ?? 0
    const next = cart ? takeCart(cart, stored) : firstCart(stored)
    show(next)
    return next.changes.length > reviewed
  }
}
