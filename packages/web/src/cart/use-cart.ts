import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError, queryClient, sentenceOf } from '../api/index.ts'
import type { CartOnScreen } from './edit-cart.ts'
import type { CartMap } from './cart-server.ts'
import { type OpenCart, openCart } from './open-cart.ts'
import { cartQuery, noteSave, readStoredCart, replaceStoredCart } from './stored-cart.ts'
import { keepUnsaved, readUnsaved } from './unsaved-cart.ts'

export type Cart = Omit<CartMap, 'version' | 'items'> & CartOnScreen & Pick<OpenCart, 'edit' | 'flush'>

interface CartListeners {
  /** Told why a save failed. */
  whenFailed: (sentence: string) => void
  /** Told when a save met a cart that was changed elsewhere; the lines say what. */
  whenMerged?: () => void
}

/** The cart for a page that edits it. Leaving the page saves what is left. */
export function useCart(listeners: CartListeners) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(cartQuery)
  const [open] = useState(() => openStoredCart(listeners))
  const shown = useSyncExternalStore(open.subscribe, open.get)

  useEffect(() => {
    if (data && isFetchedAfterMount) open.take(data)
  }, [open, data, isFetchedAfterMount])
  useEffect(() => {
    window.addEventListener('pagehide', open.leave)
    return () => {
      window.removeEventListener('pagehide', open.leave)
      void open.flush()
    }
  }, [open])

  const cart: Cart | undefined =
    data && shown ? { ...data, ...shown, edit: open.edit, flush: open.flush } : undefined
  return { cart, error, retry: () => void refetch() }
}

function openStoredCart({ whenFailed, whenMerged = () => {} }: CartListeners): OpenCart {
  return openCart({
    put: replaceStoredCart,
    isConflict: (failure) => failure instanceof ApiError && failure.status === 409,
    reload: () => readStoredCart().catch(() => undefined),
    whenSaving: noteSave,
    whenFailed: (failure) => {
      whenFailed(sentenceOf(failure))
      // A refused line may have gone off sale meanwhile: the cart as it stands says so.
      void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey })
    },
    whenMerged,
    keep: keepUnsaved,
    kept: readUnsaved,
  })
}
