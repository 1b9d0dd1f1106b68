import { notFound } from '@volute/domain/kernel'
import type { reorder as contract } from '@volute/domain/orders'
import type { Verb } from '../http/bind.ts'
import { findPlacedOrder } from './order-store.ts'
import { putIntoCart } from './put-into-cart.ts'

/** Puts an old order's lines into the cart again (E72). */
export const reorder: Verb<typeof contract> = async (ctx, { orderNumber }) =>
  ctx.db.transaction(async (tx) => {
    const order = await findPlacedOrder(tx, ctx.actor.companyId, orderNumber)
    if (!order) throw notFound()
    return { lines: await putIntoCart(tx, ctx.actor, order.lines) }
  })
