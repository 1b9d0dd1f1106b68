import type { HistoryOrder, searchOrderHistory as contract } from '@volute/domain/orders'
import { toDollars } from '@volute/domain/pricing'
import type { Verb } from '../http/bind.ts'
import { findHistory } from './order-history-store.ts'

/** The orders of the acting company, whoever placed them (E39, OQ-49). */
export const searchOrderHistory: Verb<typeof contract> = async (ctx, page) => {
  const { rows, ...counted } = await findHistory(ctx.db, ctx.actor.companyId, page, ctx.now())
  return { ...counted, salesOrders: rows.flatMap(historyOrder) }
}

type Row = Awaited<ReturnType<typeof findHistory>>['rows'][number]

function historyOrder(order: Row): HistoryOrder[] {
  const { receivedUtc, erpOrderId, erpOrderNumber } = order
  if (!receivedUtc || !erpOrderId || !erpOrderNumber) return []
  return [
    {
      salesOrderId: order.id,
      erpSalesOrderId: erpOrderId,
      erpSalesOrderNumber: erpOrderNumber,
      poNumber: order.poNumber,
      receivedUtc: receivedUtc.toISOString(),
      pickedUtc: order.pickedUtc?.toISOString() ?? null,
      shippedUtc: order.shippedUtc?.toISOString() ?? null,
      rejectedUtc: order.rejectedUtc?.toISOString() ?? null,
      grandTotal: toDollars(order.totalCents),
    },
  ]
}
