import type { getCartQuantity as contract } from '@volute/domain/cart'
import type { Verb } from '../http/bind.ts'
import { cartQuantity } from './cart-store.ts'

/** What the cart's badge shows (E21, OQ-38). */
export const getCartQuantity: Verb<typeof contract> = async (ctx) => ({
  quantity: await cartQuantity(ctx.db, ctx.actor),
})
