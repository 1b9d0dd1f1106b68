import { notFound } from '@volute/domain/kernel'
import { type getCompletedOrder as contract, orderStatus } from '@volute/domain/orders'
import type { Verb } from '../http/bind.ts'
import { orderItem, orderSheet } from './order-sheet.ts'
import { findPlacedOrder } from './order-store.ts'

/** An order of the acting company in full (E38, ORDER-12). */
export const getCompletedOrder: Verb<typeof contract> = async (ctx, { orderNumber }) => {
  const order = await findPlacedOrder(ctx.db, ctx.actor.companyId, orderNumber)
  if (!order) throw notFound()
  return {
    ...orderSheet(order),
    companyName: ctx.actor.companyName,
    status: orderStatus(order),
    orderItems: order.lines.map(orderItem),
  }
}
