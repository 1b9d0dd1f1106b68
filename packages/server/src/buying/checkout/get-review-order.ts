import type { getReviewOrder as contract } from '@volute/domain/buying/checkout'
import { toPercent } from '@volute/domain/core/pricing'
import { showCart } from '../cart/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findBuyer, findLastDelivery, listSavedCustomers } from './checkout-store.ts'

/** Everything that the checkout shows about the person, the company and the cart (E33, CHECKOUT-04). */
export const getReviewOrder: Handler<typeof contract> = async (ctx) => {
  const [buyer, savedCustomers, lastDelivery, { items, paintColors }] = await Promise.all([
    findBuyer(ctx.db, ctx.actor),
    listSavedCustomers(ctx.db, ctx.actor),
    findLastDelivery(ctx.db, ctx.actor),
    showCart(ctx),
  ])
  return {
    user: {
      name: ctx.actor.userName,
      companyName: ctx.actor.companyName,
      email: ctx.actor.emailAddress,
      companyDiscount: toPercent(ctx.actor.discountBasisPoints),
      savedCustomers,
      ...buyer,
    },
    lastDelivery,
    shoppingCart: { items, paintColors },
  }
}
