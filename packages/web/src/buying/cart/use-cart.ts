import { useQuery } from '@tanstack/react-query'
import {
  type CartEdit,
  type CartItem,
  editCart,
  getCartMap,
  getCartQuantity,
  pickLine,
} from '@volute/domain/buying/cart'
import { errorText } from '@volute/domain/core/kernel'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call, NetworkError, queryClient, queryKey, sentenceOf, whenOnline } from '../../core/api/index.ts'
import type { CartOnScreen } from './act-on-cart.ts'
import { cartQuery, noteSave } from './cart-query.ts'
import { CartEditor, type CartMap, type QueuedEdit, type UnsavedCart } from './edit-queue.ts'
import { hasUnsaved, keepUnsaved } from './keep-unsaved.ts'
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
  const unsaved = useUnsavedReader()
  const [editor] = useState(() => storedCartEditor(listeners))
  const shown = useSyncExternalStore(editor.subscribe, editor.get)

  useEffect(() => {
    if (data && isFetchedAfterMount && unsaved.isReady && editor.load(data)) forgetShown()
  }, [editor, data, isFetchedAfterMount, unsaved.isReady])
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
  return {
    cart,
    error: error ?? unsaved.error,
    retry: () => void Promise.all([refetch(), unsaved.retry()]),
  }
}

/** Code that reads unsaved edits of an earlier page; few carts have some, so others do without its schemas. */
const unsavedReader = {
  queryKey: ['unsaved-cart-reader'],
  queryFn: async () => {
    const code = import('./read-unsaved.ts').catch(() => Promise.reject(lost()))
    return (await code).readUnsaved
  },
  staleTime: Number.POSITIVE_INFINITY,
}

/** The connection was lost before the code arrived. */
const lost = () => new NetworkError(errorText('network', getCartMap))

/** Loads that code if the device has unsaved edits: without it the cart would be shown, and saved, without them. */
function useUnsavedReader() {
  const [isWanted] = useState(hasUnsaved)
  const { data, error, refetch } = useQuery({ ...unsavedReader, enabled: isWanted })
  return { isReady: !isWanted || data !== undefined, error, retry: () => isWanted && refetch() }
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
    kept: () => queryClient.getQueryData<() => UnsavedCart | null>(unsavedReader.queryKey)?.() ?? null,
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
