import { cartMessages } from '@volute/domain/buying/cart'
import { ApiError } from '../../core/api/index.ts'
import { actOnCart, type CartAct } from './act-on-cart.ts'
import { cartView } from './cart-view.ts'
import { type CartMap, type EditAnswer, editQueue } from './edit-queue.ts'
import type { QueuedEdit, UnsavedCart } from './unsaved-cart.ts'

export type CartEditor = ReturnType<typeof cartEditor>

/** Functions of the page that a cart editor needs. */
export interface CartServer {
  /** Sends edits; throws with the sentence to show, or `fallback`. */
  send: (edits: readonly QueuedEdit[], fallback: string) => Promise<EditAnswer>
  whenSaving: (saving: Promise<boolean>) => void
  whenFailed: (failure: unknown) => void
  /** Called when a save found that the cart was changed elsewhere. */
  whenChanged: () => void
  /** Keeps unsaved edits on the device after the page is closed; null removes them. */
  keep: (cart: UnsavedCart | null) => void
  /** Edits that an earlier page has stored. */
  kept: () => UnsavedCart | null
}

/** Milliseconds without a keystroke before typing is saved. */
const pause = 500

/**
 * Shows every edit of a cart at once and sends it, one call after the other; the answer is the cart as it is stored, and
 * edits that are not sent yet stay applied on top. What was rejected or failed goes back to what is stored (CART-10, OQ-37).
 */
export function cartEditor(server: CartServer) {
  const queue = editQueue()
  const { get, show, subscribe, start, refresh, settle, rollBack } = cartView(queue)
  let fallback: string = cartMessages.updateFailed
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<boolean> | undefined
  /** Stored edits of the device: they are being sent again, or were left by a page that is closing, which cuts off what it sends. */
  let kept: 'resent' | 'left' | null = null

  return { get, subscribe, load, edit, flush, leave }

  /** Shows what the server holds; the first time with what was kept, which is sent again. */
  function load(map: CartMap) {
    if (kept === 'left') kept = 'resent'
    if (get()) refresh(map)
    else {
      const unsaved = server.kept()
      start(map, unsaved)
      kept = unsaved && 'resent'
    }
    if (kept) void flush()
  }

  function edit(act: CartAct) {
    const cart = get()
    if (!cart) return
    const acted = actOnCart(cart, act)
    if (acted.edit) queue.add(acted.edit)
    show(acted.cart)
    if (queue.isEmpty()) return
    fallback = fallbacks[act.act] ?? cartMessages.updateFailed
    clearTimeout(timer)
    if (isTyping(act)) timer = setTimeout(flush, pause)
    else void flush()
  }

  /** Saves what is not yet saved, now; false when that failed, or when the cart must be reviewed first. */
  function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (saving) return saving
    if (queue.isEmpty()) return Promise.resolve(true)
    saving = sendAll().finally(() => {
      saving = undefined
      if (!kept || !queue.isEmpty()) return
      server.keep(null)
      kept = null
    })
    server.whenSaving(saving)
    return saving
  }

  /** Sends all edits; when that fails, the old values are back and the sentence is shown (CART-27, CHECKOUT-46). */
  async function sendAll(): Promise<boolean> {
    let isAsMeant = true
    try {
      while (!queue.isEmpty()) isAsMeant = takeAnswer(await server.send(queue.next(), fallback)) && isAsMeant
    } catch (failure) {
      // Edits that a closing page could not send stay stored for the next one.
      if (kept === 'left') return false
      rollBack()
      server.whenFailed(failure)
      return false
    }
    return isAsMeant
  }

  function takeAnswer(answer: EditAnswer): boolean {
    const { expected, refused } = queue.confirm(answer)
    return tellOutcome(server, refused, settle(expected, answer))
  }

  /** Saves when the page is closed, and keeps what is unsaved, since a closed page cannot retry. */
  function leave() {
    const cart = get()
    if (!cart || queue.isEmpty()) return
    kept = 'left'
    server.keep({ ...queue.kept(), lastNewId: cart.lastNewId })
    void flush()
  }
}

/** True when the edits were stored as meant; else the page is told what was rejected, or that the cart has changed. */
function tellOutcome(server: CartServer, refused: string | null, isChanged: boolean): boolean {
  if (refused !== null) server.whenFailed(new ApiError(400, refused))
  else if (isChanged) server.whenChanged()
  return refused === null && !isChanged
}

const fallbacks: Partial<Record<CartAct['act'], string>> = {
  remove: cartMessages.deleteFailed,
  clear: cartMessages.clearFailed,
}

/** Typing is saved after a pause, a choice at once. */
function isTyping(act: CartAct): boolean {
  return act.act === 'change' && !('paintColorId' in act.change) && !('trimOption' in act.change)
}
