import { useQuery } from '@tanstack/react-query'
import {
  type CartEdit,
  cartEditOf,
  type CartItem,
  cartItem,
  editCart,
  getCartQuantity,
  pickLine,
} from '@volute/domain/buying/cart'
import { durations } from '@volute/domain/core/kernel'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import {
  call,
  getSession,
  queryClient,
  queryKey,
  readStored,
  sentenceOf,
  whenOnline,
  writeStored,
} from '../../core/api/index.ts'
import type { CartOnScreen } from './act-on-cart.ts'
import { cartQuery, noteSave } from './cart-query.ts'
import { CartEditor, type CartMap, type QueuedEdit, type UnsavedCart } from './edit-queue.ts'
import { forgetShown, isOwnChange } from './own-changes.ts'

export type Cart = Omit<CartMap, 'version' | 'items'> & CartOnScreen & Pick<CartEditor, 'edit' | 'flush'>

interface CartListeners {
  /** Called with the reason when a save fails. */
  whenFailed: (sentence: string) => void
  /** Called when a save finds that the cart was changed elsewhere; the lines show the changes (OQ-37). */
  whenChanged?: () => void
}

/** Cart for a page that edits it. Leaving the page saves all unsaved edits. */
export function useCart(listeners: CartListeners) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(cartQuery)
  const [editor] = useState(() => storedCartEditor(listeners))
  const shown = useSyncExternalStore(editor.subscribe, editor.get)

  useEffect(() => {
    if (data && isFetchedAfterMount && editor.load(data)) forgetShown()
  }, [editor, data, isFetchedAfterMount])
  useEffect(() => {
    left.delete(editor)
    window.addEventListener('pagehide', editor.leave)
    return () => {
      window.removeEventListener('pagehide', editor.leave)
      void editor.flush()
      left.add(editor)
    }
  }, [editor])

  const cart: Cart | undefined =
    data && shown ? { ...data, ...shown, edit: editor.edit, flush: editor.flush } : undefined
  return { cart, error, retry: () => void refetch() }
}

function storedCartEditor({ whenFailed, whenChanged = () => {} }: CartListeners): CartEditor {
  const editor: CartEditor = new CartEditor({
    send: sendEdits,
    whenSaving: (save) => {
      noteSave(save)
      // The cart may be on screen again, in a page of its own.
      if (left.has(editor))
        void save.then(() => queryClient.invalidateQueries({ queryKey: cartQuery.queryKey }))
    },
    whenFailed: (failure) => {
      whenFailed(sentenceOf(failure))
      // The part of a rejected line may no longer be sold; the stored cart shows that.
      void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey })
    },
    whenChanged,
    isOwn: isOwnChange,
    keep: keepUnsaved,
    kept: readUnsaved,
  })
  return editor
}

/** Editors of pages that were left; Undo in a toast still edits through them. */
const left = new WeakSet<CartEditor>()

/** Sends edits of the cart (CART-10) as soon as the network is available. */
async function sendEdits(edits: readonly QueuedEdit[], fallback: string) {
  const sent = { edits: edits.map(({ editId, edit }) => ({ editId, edit: sentEdit(edit) })) }
  const keepalive = JSON.stringify(sent).length <= mostKeptAlive
  await whenOnline()
  const answer = await call(editCart, sent, { fallback, keepalive })
  void queryClient.invalidateQueries({ queryKey: queryKey(getCartQuantity) })
  return answer
}

/** Limit in bytes up to which browsers finish a request after its page is closed. */
const mostKeptAlive = 60_000

/** Returns an edit with only those line fields that the server does not know itself. */
function sentEdit(edit: CartEdit<CartItem>): CartEdit<SentLine> {
  if (edit.act === 'replace') return { ...edit, from: sentLine(edit.from), to: sentLine(edit.to) }
  if (edit.act === 'add' || edit.act === 'remove') return { ...edit, lines: edit.lines.map(sentLine) }
  return edit
}

type SentLine = ReturnType<typeof sentLine>

const sentLine = (item: CartItem) => ({ ...pickLine(item), cartItemId: item.cartItemId })

// A line created here has no server id yet.
const line = z.extend(cartItem, { cartItemId: z.int() })
const unsavedCart = z.object({
  version: z.int(),
  saved: z.array(line),
  edits: z.array(z.object({ editId: z.uuid(), edit: cartEditOf(line) })),
  lastNewId: z.int(),
  keptAt: z.int(),
})

/** Stores the unsaved edits of this user in this company on the device; null removes them. */
export function keepUnsaved(cart: UnsavedCart | null, now = Date.now()) {
  writeStored(key(), cart && { ...cart, keptAt: now })
}

/** Reads the unsaved edits stored here in the last 24 hours; ignores older or unreadable ones. */
export function readUnsaved(now = Date.now()): UnsavedCart | null {
  const { data } = unsavedCart.safeParse(readStored(key()))
  if (!data || now - data.keptAt > durations.day) return null
  const { keptAt: _, ...cart } = data
  return cart
}

function key(): string {
  const { user } = getSession()
  return `volute.unsaved-cart/${user.userId}/${user.companyId}`
}
