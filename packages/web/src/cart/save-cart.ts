import type { CartItem } from '@volute/domain/cart'
import type { CartServer } from './cart-server.ts'
import { type CartOnScreen, rollBack } from './edit-cart.ts'
import type { showCart } from './show-cart.ts'

/** How often in a row a save may meet a cart that was changed elsewhere. */
const mostMerges = 5

/** Saves a shown cart, one save after the other, and merges it where it was changed elsewhere (CART-10). */
export function saveCart(
  server: CartServer,
  { get, show, merge, ids }: ReturnType<typeof showCart>,
  fallback: () => string,
) {
  return { unsavedCart, saveAll }

  async function saveAll(): Promise<boolean> {
    let merges = 0
    let mustReview = false
    for (let cart = unsavedCart(); cart; cart = unsavedCart()) {
      try {
        await saveOnce(cart)
      } catch (failure) {
        const map = server.isConflict(failure) && merges++ < mostMerges ? await server.reload() : undefined
        if (!map) return giveUp(failure)
        mustReview = merge(map) || mustReview
      }
    }
    if (mustReview) server.whenMerged()
    return !mustReview
  }

  async function saveOnce({ version, items: sent, saved }: CartOnScreen) {
    await server.put(version, ids.toStored(sent), fallback())
    const cart = get()
    // Every change raises the version by one; one made elsewhere meanwhile is a conflict at the next save.
    if (cart) show({ ...cart, saved: sent, version: version + 1 })
    if (!hasNewLine(sent, saved)) return
    // The answer to a save tells nothing: new lines get their ids from the cart of that very version.
    const map = await server.reload()
    if (map?.version === version + 1) ids.learn(sent, map.items)
  }

  function giveUp(failure: unknown): boolean {
    const cart = get()
    if (cart) show(rollBack(cart))
    server.whenFailed(failure)
    return false
  }

  function unsavedCart(): CartOnScreen | null {
    const cart = get()
    return cart && cart.items !== cart.saved ? cart : null
  }
}

function hasNewLine(items: readonly CartItem[], before: readonly CartItem[]): boolean {
  const known = new Set(before.map((item) => item.cartItemId))
  return items.some((item) => !known.has(item.cartItemId))
}
