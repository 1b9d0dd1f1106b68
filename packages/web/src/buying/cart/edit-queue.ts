import { replaceEqualDeep } from '@tanstack/react-query'
import {
  applyEdit,
  type CartEdit,
  type CartItem,
  cartMessages,
  diffCarts,
  type editCart,
  type getCartMap,
  type LineChange,
  renameLines,
} from '@volute/domain/buying/cart'
import { limits, type ReplyOf } from '@volute/domain/core/kernel'
import { ApiError, newUuid } from '../../core/api/index.ts'
import {
  actOnCart,
  type CartAct,
  type CartOnScreen,
  firstCart,
  withLines,
  withSavedLines,
} from './act-on-cart.ts'

export type CartMap = ReplyOf<typeof getCartMap>
type EditAnswer = ReplyOf<typeof editCart>
type StoredCart = Pick<CartMap, 'version' | 'items'>

/** Edit with an id by which the server knows if it has already applied it. */
export interface QueuedEdit {
  editId: string
  edit: CartEdit<CartItem>
}

/** Cart that was left before its edits were confirmed: the stored lines that the edits are based on, and the edits. */
export interface UnsavedCart {
  version: number
  saved: readonly CartItem[]
  edits: readonly QueuedEdit[]
  lastNewId: number
}

/** Functions that the page provides to a cart editor. */
export interface CartServer {
  /** Sends edits. Throws an error with the sentence to show, or with `fallback`. */
  send: (edits: readonly QueuedEdit[], fallback: string) => Promise<EditAnswer>
  whenSaving: (saving: Promise<boolean>) => void
  whenFailed: (failure: unknown) => void
  /** Called when a save finds that the cart was changed elsewhere. */
  whenChanged: () => void
  /** True for a change that this browser made beside the editor; such changes need no review. */
  isOwn: (change: LineChange) => boolean
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
export class CartEditor {
  private readonly server: CartServer
  private readonly listeners = new Set<() => void>()
  private queue: Queue = { version: 0, saved: [], edits: [], sent: 0, ids: new Map() }
  private cart: CartOnScreen | null = null
  private latest: StoredCart | undefined
  private fallback: string = cartMessages.updateFailed
  private timer: ReturnType<typeof setTimeout> | undefined
  private saving: Promise<boolean> | undefined
  /** State of the edits stored on the device: being sent again, or left by a closing page, which may abort its request. */
  private kept: 'resent' | 'left' | null = null

  constructor(server: CartServer) {
    this.server = server
  }

  readonly get = () => this.cart

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private show(cart: CartOnScreen) {
    this.cart = cart
    for (const listener of this.listeners) listener()
  }

  /**
   * Shows the server's cart; false while edits are not confirmed. The first load also applies edits stored on the device and
   * sends them again.
   */
  readonly load = (map: CartMap): boolean => {
    this.latest = map
    if (this.cart) this.refresh(this.cart, map)
    else this.start(map)
    const isShown = this.queue.edits.length === 0
    if (!this.kept) return isShown
    this.kept = 'resent'
    void this.flush()
    return isShown
  }

  private start(map: StoredCart) {
    const unsaved = this.server.kept()
    this.kept = unsaved && 'resent'
    this.queue = unsaved ? { ...this.queue, ...unsaved } : onStored(this.queue, map)
    const { version } = this.queue
    this.show({ ...firstCart({ version, items: itemsOf(this.queue) }), lastNewId: unsaved?.lastNewId ?? 0 })
  }

  /** Shows the server's cart, unless it is older than the one on screen or edits are still unconfirmed. */
  private refresh(cart: CartOnScreen, map: StoredCart) {
    if (this.queue.edits.length > 0 || map.version < this.queue.version) return
    this.queue = onStored(this.queue, map)
    this.settle(cart, cart.items)
  }

  /** Shows the queue's lines. Returns true when they differ from the expected ones and need a review. */
  private settle(cart: CartOnScreen, expected: readonly CartItem[]): boolean {
    // Equal lines stay the same objects, so that their rows do not render again.
    const items = replaceEqualDeep(cart.items, itemsOf(this.queue))
    const changes = diffCarts(expected, items).filter((change) => !this.server.isOwn(change))
    const { version } = this.queue
    this.show({ ...withLines(cart, items), version, changes: [...cart.changes, ...changes] })
    return changes.length > 0
  }

  readonly edit = (act: CartAct) => {
    if (!this.cart) return
    const { cart, edit } = actOnCart(this.cart, act)
    if (edit) this.queue = withEdit(this.queue, edit)
    this.show(cart)
    if (this.queue.edits.length === 0) return
    this.fallback = fallbacks[act.act] ?? cartMessages.updateFailed
    clearTimeout(this.timer)
    if (isTyping(act)) this.timer = setTimeout(this.flush, pause)
    else void this.flush()
  }

  /** Saves all unsaved edits now. Resolves to false when that fails or the cart must be reviewed first. */
  readonly flush = (): Promise<boolean> => {
    clearTimeout(this.timer)
    if (this.saving) return this.saving
    if (this.queue.edits.length === 0) return Promise.resolve(true)
    this.saving = this.sendAll().finally(() => {
      this.saving = undefined
      if (!this.kept || this.queue.edits.length > 0) return
      this.server.keep(null)
      this.kept = null
    })
    this.server.whenSaving(this.saving)
    return this.saving
  }

  private async sendAll(): Promise<boolean> {
    let isAsMeant = true
    try {
      while (this.queue.edits.length > 0) isAsMeant = (await this.sendNext()) && isAsMeant
    } catch (failure) {
      // Edits that a closing page could not send stay stored for the next page.
      if (this.kept !== 'left') this.rollBack(failure)
      return false
    }
    return isAsMeant
  }

  /** Returns true when the edits were stored as intended. Otherwise notifies the page of the rejection or of a changed cart. */
  private async sendNext(): Promise<boolean> {
    this.queue = { ...this.queue, sent: Math.min(this.queue.edits.length, limits.cartEdits) }
    const { edits, sent } = forServer(this.queue)
    const answer = await this.server.send(edits.slice(0, sent), this.fallback)
    const { expected, refused, queue } = confirm(this.queue, answer)
    this.queue = queue
    const isChanged = this.cart !== null && this.settle(this.cart, expected)
    if (refused) this.server.whenFailed(new ApiError(400, refused))
    else if (isChanged) this.server.whenChanged()
    return !refused && !isChanged
  }

  /** Drops all edits, shows the latest stored cart and reports the failure (CART-27, CHECKOUT-46). */
  private rollBack(failure: unknown) {
    this.queue = { ...this.queue, edits: [], sent: 0 }
    if (this.cart) this.show(withSavedLines(this.cart, this.queue.saved))
    if (this.cart && this.latest && this.latest.version > this.queue.version)
      this.refresh(this.cart, this.latest)
    this.server.whenFailed(failure)
  }

  /** Saves when the page is closed, and stores unsaved edits on the device, since a closed page cannot retry. */
  readonly leave = () => {
    if (!this.cart || this.queue.edits.length === 0) return
    this.kept = 'left'
    const { version, saved, edits } = forServer(this.queue)
    this.server.keep({ version, saved, edits, lastNewId: this.cart.lastNewId })
    void this.flush()
  }
}

const fallbacks: Partial<Record<CartAct['act'], string>> = {
  remove: cartMessages.deleteFailed,
  clear: cartMessages.clearFailed,
}

/** Typing is saved after a pause, a selection immediately. */
function isTyping(act: CartAct): boolean {
  return act.act === 'change' && !('paintColorId' in act.change) && !('trimOption' in act.change)
}

/** Stored cart, and the edits on top of it that the server has not confirmed, oldest first. */
interface Queue extends Omit<UnsavedCart, 'lastNewId'> {
  /** Number of edits at the front that are being sent; these no longer change. */
  sent: number
  /**
   * Server ids of lines that were created or restored here, by their ids on screen. A line keeps its id on screen, so that
   * its fields and the focus stay.
   */
  ids: ReadonlyMap<number, number>
}

/** Lines with the unconfirmed edits applied. */
const itemsOf = ({ saved, edits }: Queue): readonly CartItem[] =>
  edits.reduce((lines, { edit }) => applyEdit(lines, edit).lines, saved)

/** Replaces the stored cart below the edits. */
function onStored(queue: Queue, { version, items }: StoredCart): Queue {
  return { ...queue, version, saved: items.map(renamer(idsOnScreen(queue))) }
}

/** The same with the server's line ids. */
const forServer = (queue: Queue): Queue => ({
  ...queue,
  saved: queue.saved.map(renamer(queue.ids)),
  edits: queue.edits.map(({ editId, edit }) => ({ editId, edit: renameLines(edit, queue.ids) })),
})

/** Adds an edit. Repeated unsent edits of one line's fields become one, from the stored value to the last value. */
function withEdit(queue: Queue, edit: CartEdit<CartItem>): Queue {
  const last = queue.edits.slice(queue.sent).at(-1)
  if (edit.act !== 'set' || last?.edit.act !== 'set' || last.edit.cartItemId !== edit.cartItemId)
    return { ...queue, edits: [...queue.edits, { editId: newUuid(), edit }] }

  const both = { ...edit, from: { ...edit.from, ...last.edit.from }, to: { ...last.edit.to, ...edit.to } }
  return { ...queue, edits: [...queue.edits.slice(0, -1), { editId: last.editId, edit: both }] }
}

/** Processes the answer to the sent edits. Returns the expected lines and the error of a rejected edit too. */
function confirm(queue: Queue, { edits, ...stored }: EditAnswer) {
  const refused = edits.filter(({ outcome }) => outcome === 'refused')
  const expected = itemsOf({
    ...queue,
    edits: queue.edits.filter(({ editId }) => !refused.some((one) => one.editId === editId)),
  })
  const ids = new Map(queue.ids)
  const onScreen = idsOnScreen(queue)
  for (const { made } of edits)
    for (const [sent, id] of Object.entries(made)) ids.set(onScreen.get(Number(sent)) ?? Number(sent), id)
  const rest = { ...queue, ids, edits: queue.edits.slice(queue.sent), sent: 0 }
  return { expected, refused: refused[0]?.error, queue: onStored(rest, stored) }
}

const idsOnScreen = ({ ids }: Queue) => new Map([...ids].map(([onScreen, id]) => [id, onScreen]))

function renamer(names: ReadonlyMap<number, number>) {
  return (item: CartItem): CartItem => {
    const cartItemId = names.get(item.cartItemId)
    return cartItemId === undefined ? item : { ...item, cartItemId }
  }
}
