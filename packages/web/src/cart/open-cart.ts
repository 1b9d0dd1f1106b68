import { cartMessages } from '@volute/domain/cart'
import type { CartMap, CartServer } from './cart-server.ts'
import { type CartEdit, editCart } from './edit-cart.ts'
import { saveCart } from './save-cart.ts'
import { showCart } from './show-cart.ts'
import { resumedCart } from './take-cart.ts'

export type OpenCart = ReturnType<typeof openCart>

/** How long typing rests before it is saved, in milliseconds. */
const pause = 500

/**
 * A cart that shows every edit at once and saves it by replacing the whole cart, one save after the other.
 * A failed save puts the old values back. A cart that was changed elsewhere is merged with the edits made here (OQ-37).
 */
export function openCart(server: CartServer) {
  const shown = showCart()
  const { get, show, subscribe, merge } = shown
  let fallback: string = cartMessages.updateFailed
  const { unsavedCart, saveAll } = saveCart(server, shown, () => fallback)
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
    const [saved, items] = [shown.ids.toStored(cart.saved), shown.ids.toStored(cart.items)]
    server.keep({ version: cart.version, saved: [...saved], items: [...items] })
    void flush()
  }

  function forget() {
    if (isKept) server.keep(null)
    isKept = false
  }
}

const fallbacks: Partial<Record<CartEdit['act'], string>> = {
  remove: cartMessages.deleteFailed,
  clear: cartMessages.clearFailed,
}
