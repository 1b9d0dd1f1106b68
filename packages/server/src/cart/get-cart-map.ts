import type { getCartMap as contract } from '@volute/domain/cart'
import { toPercent } from '@volute/domain/pricing'
import { listPaintColors } from '../catalogue/index.ts'
import type { Verb } from '../http/bind.ts'
import { distributorCode, readCart } from './cart-store.ts'

/** The cart with everything its page needs (E22, CART-02). */
export const getCartMap: Verb<typeof contract> = async (ctx) => {
  const [cart, paintColors, distributorAccountCode] = await Promise.all([
    readCart(ctx.db, ctx.actor),
    listPaintColors(ctx.db),
    distributorCode(ctx.db, ctx.actor.companyId),
  ])
  return {
    ...cart,
    paintColors,
    companyName: ctx.actor.companyName,
    companyDiscount: toPercent(ctx.actor.discountBasisPoints),
    distributorAccountCode,
  }
}
