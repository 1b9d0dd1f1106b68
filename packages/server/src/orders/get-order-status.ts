import { notFound } from '@volute/domain/kernel'
import { type getOrderStatus as contract, requestCode as requestCodeShape } from '@volute/domain/orders'
import type { Verb } from '../http/bind.ts'
import { findRequest } from './order-store.ts'

/** How far a request is, for the person who made it in this company (E37, ORDER-05). */
export const getOrderStatus: Verb<typeof contract> = async (ctx, { requestCode }) => {
  // What is no request code at all is nobody's request.
  if (!requestCodeShape.safeParse(requestCode).success) throw notFound()
  const request = await findRequest(ctx.db, requestCode)
  if (request?.userId !== ctx.actor.userId || request.companyId !== ctx.actor.companyId) throw notFound()
  return { requestStatus: request.requestStatus, erpSalesOrderId: request.erpSalesOrderId }
}
