import { getCartMap } from '@volute/domain/buying/cart'
import { call, query } from '../../core/api/index.ts'

/** Promise of the last save. Later reads of the cart wait for it, so that no page shows an outdated cart. */
let lastSave: Promise<unknown> = Promise.resolve()

export function noteSave(save: Promise<unknown>) {
  lastSave = save
}

/** Cart with the facts for its page (CART-02), read after the last edits are saved. */
export const cartQuery = {
  ...query(getCartMap, {}),
  queryFn: async () => {
    await lastSave
    return call(getCartMap, {})
  },
  staleTime: 0,
  // Shows changes made in another tab when the user returns to this one.
  refetchOnWindowFocus: true,
}
