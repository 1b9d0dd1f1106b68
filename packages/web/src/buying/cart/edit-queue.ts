import {
  applyEdit,
  type CartEdit,
  type CartItem,
  type editCart,
  type getCartMap,
  renameLines,
} from '@volute/domain/buying/cart'
import { limits, type ReplyOf } from '@volute/domain/core/kernel'
import { newUuid } from '../../core/api/index.ts'
import type { QueuedEdit, UnsavedCart } from './unsaved-cart.ts'

export type CartMap = ReplyOf<typeof getCartMap>
export type EditAnswer = ReplyOf<typeof editCart>
type StoredCart = Pick<UnsavedCart, 'version'> & { items: readonly CartItem[] }

/** Stored cart, and the edits on top of it that the server has not confirmed, oldest first. */
export function editQueue() {
  const ids = lineIds()
  let stored: StoredCart = { version: 0, items: [] }
  let queue: readonly QueuedEdit[] = []
  /** Number of edits at the front of the queue that are being sent; these no longer change. */
  let sent = 0

  return { version: () => stored.version, isEmpty, items, setStored, resume, add, next, confirm, drop, kept }

  function isEmpty() {
    return queue.length === 0
  }

  /** Returns the lines with these edits applied. */
  function items(edits = queue): readonly CartItem[] {
    return edits.reduce((lines, { edit }) => applyEdit(lines, edit).lines, stored.items)
  }

  /** Replaces the stored cart below the edits. */
  function setStored(map: StoredCart) {
    stored = { version: map.version, items: map.items.map(ids.toShown) }
  }

  function resume({ version, saved, edits }: UnsavedCart) {
    stored = { version, items: saved }
    queue = edits
  }

  function add(edit: CartEdit<CartItem>) {
    queue = [...queue.slice(0, sent), ...joined(queue.slice(sent), edit)]
  }

  /** Returns the edits to send now, with the server's line ids. */
  function next(): readonly QueuedEdit[] {
    const batch = queue.slice(0, limits.cartEdits)
    sent = batch.length
    return batch.map(toStored)
  }

  /** Processes the answer to the sent edits. Returns the expected lines and the error of a rejected edit. */
  function confirm({ edits, ...map }: EditAnswer): { expected: readonly CartItem[]; refused: string | null } {
    for (const { made } of edits) ids.learn(made)
    const refused = new Map(
      edits.flatMap((one) => (one.outcome === 'refused' ? [[one.editId, one.error]] : [])),
    )
    const expected = items(queue.filter(({ editId }) => !refused.has(editId)))
    queue = queue.slice(sent)
    sent = 0
    setStored(map)
    return { expected, refused: [...refused.values()][0] ?? null }
  }

  /** Drops all edits, leaving the stored cart. */
  function drop() {
    queue = []
    sent = 0
  }

  /** Data that a later page needs to send the edits again. */
  function kept(): Omit<UnsavedCart, 'lastNewId'> {
    return { version: stored.version, saved: stored.items.map(ids.toStored), edits: queue.map(toStored) }
  }

  function toStored({ editId, edit }: QueuedEdit): QueuedEdit {
    return { editId, edit: renameLines(edit, ids.stored) }
  }
}

/** Merges repeated unsent edits of one line's fields into one edit, from the stored value to the last value. */
function joined(waiting: readonly QueuedEdit[], edit: CartEdit<CartItem>): readonly QueuedEdit[] {
  const last = waiting.at(-1)
  if (edit.act !== 'set' || last?.edit.act !== 'set' || last.edit.cartItemId !== edit.cartItemId)
    return [...waiting, { editId: newUuid(), edit }]

  const both = { ...edit, from: { ...edit.from, ...last.edit.from }, to: { ...last.edit.to, ...edit.to } }
  return [...waiting.slice(0, -1), { editId: last.editId, edit: both }]
}

/**
 * Maps line ids on screen to server ids and back. A line created or restored here keeps its id on screen, so that its fields
 * and the focus stay.
 */
function lineIds() {
  const stored = new Map<number, number>()
  const shown = new Map<number, number>()

  return { stored, learn, toShown: renamer(shown), toStored: renamer(stored) }

  /** Records the ids that the server assigned, by the ids under which the lines were sent. */
  function learn(made: Readonly<Record<string, number>>) {
    for (const [sent, id] of Object.entries(made)) {
      const onScreen = shown.get(Number(sent)) ?? Number(sent)
      stored.set(onScreen, id)
      shown.set(id, onScreen)
    }
  }
}

function renamer(names: ReadonlyMap<number, number>) {
  return (item: CartItem): CartItem => {
    const cartItemId = names.get(item.cartItemId)
    return cartItemId === undefined ? item : { ...item, cartItemId }
  }
}
