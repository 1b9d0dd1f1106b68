import { replaceEqualDeep } from '@tanstack/react-query'
import { type CartItem, diffCarts } from '@volute/domain/buying/cart'
import { type CartOnScreen, firstCart, withLines, withSavedLines } from './cart-on-screen.ts'
import type { CartMap, editQueue } from './edit-queue.ts'
import type { UnsavedCart } from './unsaved-cart.ts'

type StoredCart = Pick<CartMap, 'version' | 'items'>

/** Holds the cart that is on screen, the stored one with the queued edits on top, and notifies who shows it. */
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

  /** The cart as it is stored; with kept edits it is as it was left, until the server has confirmed them. */
  function start(map: StoredCart, kept: UnsavedCart | null) {
    latest = map
    if (kept) queue.resume(kept)
    else queue.setStored(map)
    const first = firstCart({ version: queue.version(), items: queue.items() })
    show({ ...first, lastNewId: kept?.lastNewId ?? 0 })
  }

  /** Shows what the server holds, unless that is older than what is on screen or edits are still unconfirmed. */
  function refresh(map: StoredCart) {
    latest = map
    if (cart && queue.isEmpty() && map.version >= queue.version()) settle(cart.items, map)
  }

  /** Puts the stored cart below what is not sent yet; true when it differs from what was expected and is to be reviewed. */
  function settle(expected: readonly CartItem[], map: StoredCart): boolean {
    queue.setStored(map)
    if (!cart) return false
    // Equal lines stay the same objects, so that their rows do not render again.
    const items = replaceEqualDeep(cart.items, queue.items())
    const changes = diffCarts(expected, items)
    show({ ...withLines(cart, items), version: map.version, changes: [...cart.changes, ...changes] })
    return changes.length > 0
  }

  /** Gives up all edits: the cart is the latest that was stored. */
  function rollBack() {
    queue.drop()
    if (cart) show(withSavedLines(cart, queue.items()))
    if (latest && latest.version > queue.version()) refresh(latest)
  }
}
