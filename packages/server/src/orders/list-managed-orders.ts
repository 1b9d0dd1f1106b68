import { type listManagedOrders as contract, orderStatus } from '@volute/domain/orders'
import { toDollars } from '@volute/domain/pricing'
import type { Verb } from '../http/bind.ts'
import { findManagedOrders } from './managed-order-store.ts'

/** The orders that the order desk works on (E66, OQ-47). */
export const listManagedOrders: Verb<typeof contract> = async (ctx, page) => {
  const { rowCount, rows } = await findManagedOrders(ctx.db, page)
  return {
    rowCount,
    orders: rows.map(({ order, companyName }) => ({
      salesOrderId: order.id,
      erpSalesOrderNumber: order.erpOrderNumber,
      companyName,
      poNumber: order.poNumber,
      receivedUtc: (order.receivedUtc ?? order.createdUtc).toISOString(),
      status: orderStatus(order),
      grandTotal: toDollars(order.totalCents),
    })),
  }
}
