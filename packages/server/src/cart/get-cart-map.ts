import type { getCartMap as contract } from '@volute/domain/cart'
import { toPercent } from '@volute/domain/pricing'
import type { Verb } from '../http/bind.ts'
import { distributorCode } from './cart-store.ts'
import { showCart } from './show-cart.ts'

/** The cart with everything its page needs (E22, CART-02). */
export const getCartMap: Verb<typeof contract> = async (ctx) => {
  const [cart, distributorAccountCode] = await Promise.all([
    showCart(ctx.db, ctx.actor),
    distributorCode(ctx.db, ctx.actor.companyId),
  ])
  return {
    ...cart,
    companyName: ctx.actor.companyName,
    companyDiscount: toPercent(ctx.actor.discountBasisPoints),
    distributorAccountCode,
  }
}
