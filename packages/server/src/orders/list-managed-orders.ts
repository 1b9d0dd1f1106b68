import { type DeskStatus, deskStatuses, type listManagedOrders as contract } from '@volute/domain/orders'
import { toDollars } from '@volute/domain/pricing'
import type { Verb } from '../http/bind.ts'
import { findManagedOrders } from './managed-order-store.ts'

/** The orders that the order desk works on or has to know of (E66, OQ-46, OQ-47). */
export const listManagedOrders: Verb<typeof contract> = async (ctx, page) => {
  const { counts, rows } = await findManagedOrders(ctx.db, page, ctx.now())
  const count = (status: DeskStatus) => counts.get(status) ?? 0
  const all = [...counts.values()].reduce((sum, one) => sum + one, 0)
  return {
    rowCount: page.status ? count(page.status) : all,
    counts: Object.fromEntries(deskStatuses.map((status) => [status, count(status)])) as Record<
      DeskStatus,
      number
    >,
    orders: rows.map((order) => ({
      salesOrderId: order.id,
      erpSalesOrderNumber: order.erpOrderNumber,
      companyName: order.companyName,
      poNumber: order.poNumber,
      receivedUtc: (order.receivedUtc ?? order.createdUtc).toISOString(),
      status: order.status,
      grandTotal: toDollars(order.totalCents),
    })),
  }
}
