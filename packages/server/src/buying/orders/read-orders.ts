import { notFound } from '@volute/domain/core/kernel'
import {
  type getOrderStatus as statusContract,
  type HistoryOrder,
  requestCode as requestCodeShape,
  type searchOrderHistory as historyContract,
} from '@volute/domain/buying/orders'
import { shopDate } from '@volute/domain/catalogue/lead-time'
import { toDollars } from '@volute/domain/core/pricing'
import { brandFor } from '../../core/brand/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findHistory, findOpenOrders } from './order-history-store.ts'
import { findRequest } from './order-store.ts'

/** Status of an order, for the person who placed it in this company (E37, ORDER-05). */
export const getOrderStatus: Handler<typeof statusContract> = async (ctx, { requestCode }) => {
  // The database throws on text that is no UUID.
  if (!requestCodeShape.safeParse(requestCode).success) throw notFound()
  const request = await findRequest(ctx.db, requestCode)
  if (request?.userId !== ctx.actor.userId || request.companyId !== ctx.actor.companyId) throw notFound()
  return { requestStatus: request.requestStatus, erpSalesOrderId: request.erpSalesOrderId }
}

/** Orders of the acting company, regardless of who placed them (E39, HISTORY-09, OQ-49). */
export const searchOrderHistory: Handler<typeof historyContract> = async (ctx, page) => {
  const { brand } = await brandFor(ctx)
  const { rows, ...counted } = await findHistory(
    ctx.db,
    ctx.actor.companyId,
    { ...page, timeZone: brand.timeZone },
    ctx.now(),
  )
  return { ...counted, salesOrders: rows.map((row) => historyOrder(row, brand.timeZone)) }
}

/** The newest orders of the acting company that are neither shipped nor rejected. */
export async function readOpenOrders(ctx: ActorContext, count: number): Promise<HistoryOrder[]> {
  const { brand } = await brandFor(ctx)
  const rows = await findOpenOrders(ctx.db, ctx.actor.companyId, count)
  return rows.map((row) => historyOrder(row, brand.timeZone))
}

type Row = Awaited<ReturnType<typeof findHistory>>['rows'][number]

const historyOrder = ({ totalCents, ...order }: Row, timeZone: string): HistoryOrder => ({
  ...datedOrder(order, timeZone),
  grandTotal: toDollars(totalCents),
})

type OrderTimes = Pick<
  HistoryOrder,
  'receivedUtc' | 'pickedUtc' | 'partlyShippedUtc' | 'shippedUtc' | 'rejectedUtc'
>

/**
 * An order with its day at the shop and its times in UTC: the database's JSON writes them with an offset (TRACK-12).
 */
export const datedOrder = <O extends OrderTimes>(order: O, timeZone: string) => ({
  ...order,
  receivedUtc: isoOf(order.receivedUtc),
  orderDate: shopDate(new Date(order.receivedUtc), timeZone),
  pickedUtc: order.pickedUtc && isoOf(order.pickedUtc),
  partlyShippedUtc: order.partlyShippedUtc && isoOf(order.partlyShippedUtc),
  shippedUtc: order.shippedUtc && isoOf(order.shippedUtc),
  rejectedUtc: order.rejectedUtc && isoOf(order.rejectedUtc),
})

const isoOf = (instant: string) => new Date(instant).toISOString()
