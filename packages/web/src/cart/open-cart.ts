import { cartMessages, type CartItem, type getCartMap } from '@volute/domain/cart'
import type { ReplyOf } from '@volute/domain/kernel'
import { type CartEdit, type CartOnScreen, editCart, rollBack } from './edit-cart.ts'
import { showCart } from './show-cart.ts'
import { resumedCart } from './take-cart.ts'
import type { UnsavedCart } from './unsaved-cart.ts'

export type CartMap = ReplyOf<typeof getCartMap>
export type OpenCart = ReturnType<typeof openCart>

/** What an open cart needs of the world around it. */
export interface CartServer {
  /** Replaces the stored cart of that version; throws with the sentence to show, or `fallback`. */
  put: (version: number, items: readonly CartItem[], fallback: string) => Promise<void>
  /** Whether a failed save means that the cart was changed elsewhere. */
  isConflict: (failure: unknown) => boolean
  reload: () => Promise<CartMap | undefined>
  whenSaving: (saving: Promise<boolean>) => void
  whenFailed: (failure: unknown) => void
  /** Told when a save met a cart that was changed elsewhere; both are merged. */
  whenMerged: () => void
  /** Keeps an unsaved cart over the end of the page; null forgets it. */
  keep: (cart: UnsavedCart | null) => void
  /** What the page before this one has kept. */
  kept: () => UnsavedCart | null
}

/** How long typing rests before it is saved, in milliseconds. */
const pause = 500

/** How often in a row a save may meet a cart that was changed elsewhere. */
const mostMerges = 5

/**
 * A cart that shows every edit at once and saves it by replacing the whole cart, one save after the other (CART-10).
 * A failed save puts the old values back. A cart that was changed elsewhere is merged with the edits made here (OQ-37).
 */
export function openCart(server: CartServer) {
  const { get, show, subscribe, merge, ids } = showCart()
  let fallback: string = cartMessages.updateFailed
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<boolean> | undefined
  let isKept = false

  return { get, subscribe, take, edit, flush, leave }

  /** Shows what the server holds, unless that is older than what is on screen or a save will meet it; first with what was kept. */
  function take(map: CartMap) {
    const cart = get()
    if (cart && (unsavedCart() || saving || map.version < cart.version)) return
    const kept = cart ? null : server.kept()
    if (kept) show(resumedCart(kept))
    merge(map)
    if (!kept) return
    isKept = true
    if (unsavedCart()) void flush()
    else forget()
  }

  function edit(edit: CartEdit) {
    const cart = get()
    if (!cart) return
    show(editCart(cart, edit))
    if (!unsavedCart()) return
    fallback = fallbacks[edit.act] ?? cartMessages.updateFailed
    clearTimeout(timer)
    if (edit.act === 'type') timer = setTimeout(flush, pause)
    else void flush()
  }

  /** Saves what is not yet saved, now; false when that failed, or when the cart must be reviewed first. */
  function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (saving) return saving
    if (!unsavedCart()) return Promise.resolve(true)
    saving = saveAll().finally(() => {
      saving = undefined
      forget()
    })
    server.whenSaving(saving)
    return saving
  }

  /** Saves when the page ends, and keeps what is unsaved: nobody is left to merge it when the save meets another cart. */
  function leave() {
    const cart = unsavedCart()
    if (!cart) return
    isKept = true
    server.keep({ version: cart.version, saved: [...cart.saved], items: [...cart.items] })
    void flush()
  }

  function forget() {
    if (isKept) server.keep(null)
    isKept = false
  }

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
    await server.put(version, ids.toStored(sent), fallback)
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

const fallbacks: Partial<Record<CartEdit['act'], string>> = {
  remove: cartMessages.deleteFailed,
  clear: cartMessages.clearFailed,
}
