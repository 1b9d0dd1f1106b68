import { cartMessages, type CartItem, type getCartMap } from '@volute/domain/cart'
import type { ReplyOf } from '@volute/domain/kernel'
import { type CartEdit, type CartOnScreen, editCart, rollBack } from './edit-cart.ts'
import { lineIds } from './line-ids.ts'
import { firstCart, takeCart } from './take-cart.ts'

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
  let cart: CartOnScreen | null = null
  let fallback: string = cartMessages.updateFailed
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<boolean> | undefined
  const ids = lineIds()
  const listeners = new Set<() => void>()

  return { get: () => cart, subscribe, take, edit, flush }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** Shows what the server holds, unless that is older than what is on screen or a save will meet it. */
  function take(map: CartMap) {
    if (cart && (isDirty() || saving || map.version < cart.version)) return
    merge(map)
  }

  function merge(map: CartMap) {
    const stored = { version: map.version, items: ids.toShown(map.items) }
    show(cart ? takeCart(cart, stored) : firstCart(stored))
  }

  function edit(edit: CartEdit) {
    if (!cart) return
    show(editCart(cart, edit))
    if (!isDirty()) return
    fallback = fallbacks[edit.act] ?? cartMessages.updateFailed
    clearTimeout(timer)
    if (edit.act === 'type') timer = setTimeout(flush, pause)
    else void flush()
  }

  /** Saves what is not yet saved, now; false when that failed, or when the cart must be reviewed first. */
  function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (saving) return saving
    if (!isDirty()) return Promise.resolve(true)
    saving = saveAll().finally(() => {
      saving = undefined
    })
    server.whenSaving(saving)
    return saving
  }

  async function saveAll(): Promise<boolean> {
    let merges = 0
    let mustReview = false
    while (cart && cart.items !== cart.saved) {
      const { changes } = cart
      try {
        await saveOnce(cart)
      } catch (failure) {
        if (merges++ >= mostMerges || !(await recover(failure))) return giveUp(failure)
        mustReview ||= cart.changes.length > changes.length
      }
    }
    if (mustReview) server.whenMerged()
    return !mustReview
  }

  function giveUp(failure: unknown): boolean {
    if (cart) show(rollBack(cart))
    server.whenFailed(failure)
    return false
  }

  async function saveOnce({ version, items: sent, saved }: CartOnScreen) {
    await server.put(version, ids.toStored(sent), fallback)
    // Every change raises the version by one; one made elsewhere meanwhile is a conflict at the next save.
    if (cart) show({ ...cart, saved: sent, version: version + 1 })
    if (hasNewLine(sent, saved)) await learnIds(sent)
  }

  /** Merges what is stored by now when that is why a save failed. */
  async function recover(failure: unknown): Promise<boolean> {
    const map = server.isConflict(failure) ? await server.reload() : undefined
    if (map) merge(map)
    return map !== undefined
  }

  /** The answer to a save tells nothing: new lines get their ids from the cart of that very version. */
  async function learnIds(sent: readonly CartItem[]) {
    const map = await server.reload()
    if (map?.version === cart?.version && map?.items.length === sent.length) ids.learn(sent, map.items)
  }

  function isDirty() {
    return cart !== null && cart.items !== cart.saved
  }

  function show(next: CartOnScreen) {
    cart = next
    for (const listener of listeners) listener()
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
