import { replaceEqualDeep } from '@tanstack/react-query'
import { type CartItem, diffCarts } from '@volute/domain/buying/cart'
import { type CartOnScreen, firstCart, withLines, withSavedLines } from './cart-on-screen.ts'
import type { CartMap, editQueue } from './edit-queue.ts'
import type { UnsavedCart } from './unsaved-cart.ts'

type StoredCart = Pick<CartMap, 'version' | 'items'>

/** Holds the cart on screen (the stored cart with the queued edits on top) and notifies its subscribers. */
export function cartView(queue: ReturnType<typeof editQueue>) {
  const listeners = new Set<() => void>()
  let cart: CartOnScreen | null = null
  let latest: StoredCart | undefined

  return { get: () => cart, show, subscribe, start, refresh, settle, rollBack }

  function show(next: CartOnScreen) {
    cart = next
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /**
   * Starts with the stored cart. If the device has stored edits, starts with the cart as it was left, until the server
   * confirms them.
   */
  function start(map: StoredCart, kept: UnsavedCart | null) {
    latest = map
    if (kept) queue.resume(kept)
    else queue.setStored(map)
    const first = firstCart({ version: queue.version(), items: queue.items() })
    show({ ...first, lastNewId: kept?.lastNewId ?? 0 })
  }

  /** Shows the server's cart, unless it is older than the one on screen or edits are still unconfirmed. */
  function refresh(map: StoredCart) {
    latest = map
    if (cart && queue.isEmpty() && map.version >= queue.version()) settle(cart.items, map)
  }

  /** Puts the stored cart below the unsent edits. Returns true when it differs from the expected cart and needs a review. */
  function settle(expected: readonly CartItem[], map: StoredCart): boolean {
    queue.setStored(map)
    if (!cart) return false
    // Equal lines stay the same objects, so that their rows do not render again.
    const items = replaceEqualDeep(cart.items, queue.items())
    const changes = diffCarts(expected, items)
    show({ ...withLines(cart, items), version: map.version, changes: [...cart.changes, ...changes] })
    return changes.length > 0
  }

  /** Drops all edits and shows the latest stored cart. */
  function rollBack() {
    queue.drop()
    if (cart) show(withSavedLines(cart, queue.items()))
    if (latest && latest.version > queue.version()) refresh(latest)
  }
}
