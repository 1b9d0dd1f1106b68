import { cartMessages } from '@volute/domain/buying/cart'
import { ApiError } from '../../core/api/index.ts'
import { actOnCart, type CartAct } from './act-on-cart.ts'
import { cartView } from './cart-view.ts'
import { type CartMap, type EditAnswer, editQueue } from './edit-queue.ts'
import type { QueuedEdit, UnsavedCart } from './unsaved-cart.ts'

export type CartEditor = ReturnType<typeof cartEditor>

/** Functions that the page provides to a cart editor. */
export interface CartServer {
  /** Sends edits. Throws an error with the sentence to show, or with `fallback`. */
  send: (edits: readonly QueuedEdit[], fallback: string) => Promise<EditAnswer>
  whenSaving: (saving: Promise<boolean>) => void
  whenFailed: (failure: unknown) => void
  /** Called when a save finds that the cart was changed elsewhere. */
  whenChanged: () => void
  /** Stores unsaved edits on the device for after the page is closed; null removes them. */
  keep: (cart: UnsavedCart | null) => void
  /** Returns the edits that an earlier page stored on the device. */
  kept: () => UnsavedCart | null
}

/** Milliseconds after the last keystroke before typing is saved. */
const pause = 500

/**
 * Shows every edit of a cart immediately and sends the edits one call at a time. The answer is the stored cart; edits not
 * sent yet stay applied on top. Rejected or failed edits revert to the stored values (CART-10, OQ-37).
 */
export function cartEditor(server: CartServer) {
  const queue = editQueue()
  const { get, show, subscribe, start, refresh, settle, rollBack } = cartView(queue)
  let fallback: string = cartMessages.updateFailed
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<boolean> | undefined
  /** State of the edits stored on the device: being sent again, or left by a closing page, which may abort its request. */
  let kept: 'resent' | 'left' | null = null

  return { get, subscribe, load, edit, flush, leave }

  /** Shows the server's cart. The first load also applies edits stored on the device and sends them again. */
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

  /** Saves all unsaved edits now. Resolves to false when that fails or the cart must be reviewed first. */
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

  /** Sends all edits. On failure it restores the old values and shows the error (CART-27, CHECKOUT-46). */
  async function sendAll(): Promise<boolean> {
    let isAsMeant = true
    try {
      while (!queue.isEmpty()) isAsMeant = takeAnswer(await server.send(queue.next(), fallback)) && isAsMeant
    } catch (failure) {
      // Edits that a closing page could not send stay stored for the next page.
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

  /** Saves when the page is closed, and stores unsaved edits on the device, since a closed page cannot retry. */
  function leave() {
    const cart = get()
    if (!cart || queue.isEmpty()) return
    kept = 'left'
    server.keep({ ...queue.kept(), lastNewId: cart.lastNewId })
    void flush()
  }
}

/** Returns true when the edits were stored as intended. Otherwise notifies the page of the rejection or of a changed cart. */
function tellOutcome(server: CartServer, refused: string | null, isChanged: boolean): boolean {
  if (refused !== null) server.whenFailed(new ApiError(400, refused))
  else if (isChanged) server.whenChanged()
  return refused === null && !isChanged
}

const fallbacks: Partial<Record<CartAct['act'], string>> = {
  remove: cartMessages.deleteFailed,
  clear: cartMessages.clearFailed,
}

/** Typing is saved after a pause, a selection immediately. */
function isTyping(act: CartAct): boolean {
  return act.act === 'change' && !('paintColorId' in act.change) && !('trimOption' in act.change)
}
