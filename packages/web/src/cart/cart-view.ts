import { replaceEqualDeep } from '@tanstack/react-query'
import { type CartItem, diffCarts } from '@volute/domain/cart'
import { type CartOnScreen, firstCart, withLines, withSavedLines } from './cart-on-screen.ts'
import type { CartMap, editQueue } from './edit-queue.ts'
import type { UnsavedCart } from './unsaved-cart.ts'

type StoredCart = Pick<CartMap, 'version' | 'items'>

/** Holds the cart that is on screen, the stored one with the queued edits on top, and tells who shows it. */
export function cartView(queue: ReturnType<typeof editQueue>) {
  const listeners = new Set<() => void>()
  let cart: CartOnScreen | null = null
  let latest: StoredCart | undefined

  return { get: () => cart, show, subscribe, start, renew, settle, rollBack }

  function show(next: CartOnScreen) {
    cart = next
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** The cart as it is stored; with edits that were kept it is as it was left, until the server has taken them. */
  function start(map: StoredCart, kept: UnsavedCart | null) {
    latest = map
    if (kept) queue.resume(kept)
    else queue.stand(map)
    const first = firstCart({ version: queue.version(), items: queue.items() })
    show({ ...first, lastNewId: kept?.lastNewId ?? 0 })
  }

  /** Shows what the server holds, unless that is older than what is on screen or an answer will bring it. */
  function renew(map: StoredCart) {
    latest = map
    if (cart && queue.isEmpty() && map.version >= queue.version()) settle(cart.items, map)
  }

  /** Takes the stored cart below what is not sent yet; true when it is not what was expected and is to be reviewed. */
  function settle(expected: readonly CartItem[], map: StoredCart): boolean {
    queue.stand(map)
    if (!cart) return false
    // Lines that are the same stay the same objects, so that they are not drawn again.
    const items = replaceEqualDeep(cart.items, queue.items())
    const changes = diffCarts(expected, items)
    show({ ...withLines(cart, items), version: map.version, changes: [...cart.changes, ...changes] })
    return changes.length > 0
  }

  /** Gives up all edits: the cart is the latest that was stored. */
  function rollBack() {
    queue.drop()
    if (cart) show(withSavedLines(cart, queue.items()))
    if (latest && latest.version > queue.version()) renew(latest)
  }
}
