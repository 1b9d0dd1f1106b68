import { type CartItem, getCartMap, getCartQuantity, putCart } from '@volute/domain/cart'
import { call, query, queryClient, queryKey, whenOnline } from '../api/index.ts'

let lastSave: Promise<unknown> = Promise.resolve()

/** Lets every later read of the cart wait for this save, so that no page shows the cart before it. */
export function noteSave(save: Promise<unknown>) {
  lastSave = save
}

/** The cart with its page's facts (CART-02), read after what was changed last is saved. */
export const cartQuery = {
  ...query(getCartMap, {}),
  queryFn: async () => {
    await lastSave
    return readStoredCart()
  },
  staleTime: 0,
  // What was changed in another tab is seen on coming back to this one.
  refetchOnWindowFocus: true,
}

/** What the server holds now. */
export function readStoredCart() {
  return call(getCartMap, {})
}

/** Replaces the whole stored cart of a version, as soon as there is a network. */
export async function replaceStoredCart(version: number, items: readonly CartItem[], fallback: string) {
  const sent = items.map(({ cartItemId, partId, quantity, paintColorId, impellerTrim, impellerAngle }) => ({
    // A line made here gets its id from the server.
    cartItemId: cartItemId > 0 ? cartItemId : null,
    partId,
    quantity,
    paintColorId,
    impellerTrim,
    impellerAngle,
  }))
  const keepalive = sent.length <= mostKeptAlive
  await whenOnline()
  await call(putCart, { replaceAll: true, version, items: sent }, { fallback, keepalive })
  void queryClient.invalidateQueries({ queryKey: queryKey(getCartQuantity) })
}

/** Browsers finish a request of up to 64 kB after its page is gone. */
const mostKeptAlive = 300
