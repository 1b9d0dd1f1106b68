import { notFound } from '@volute/domain/kernel'
import type { getManagedOrder as contract, ManagedOrder } from '@volute/domain/orders'
import type { Verb } from '../http/bind.ts'
import { findManagedOrder } from './managed-order-store.ts'
import { orderItem, orderSheet } from './order-sheet.ts'

/** An order in full for the order desk, whosever it is (E73, OQ-47). */
export const getManagedOrder: Verb<typeof contract> = async (ctx, { salesOrderId }) => {
  const found = await findManagedOrder(ctx.db, salesOrderId, ctx.now())
  if (!found) throw notFound()
  const { order, status, companyName, customerCode, buyer, lines } = found
  return {
    ...orderSheet(order),
    salesOrderId: order.id,
    erpSalesOrderId: order.erpOrderId,
    erpSalesOrderNumber: order.erpOrderNumber,
    status,
    reason: order.rejectionReason ?? order.failureReason,
    history: historyOf(found),
    companyName,
    customerCode,
    buyer,
    comment: order.comment,
    allowPartialShipments: order.allowPartialShipments,
    needBy: order.needBy,
    shipViaCode: order.shippedVia ?? order.shipVia,
    billingAccountNumber: order.billingAccountNumber,
    orderItems: lines.map((line) => ({
      ...orderItem(line),
      unitName: line.unitName,
      shipBy: line.shipBy,
      needBy: line.needBy,
    })),
  }
}

/** What happened to the order, in its order. */
function historyOf({
  order,
  buyer,
  workedBy,
}: NonNullable<Awaited<ReturnType<typeof findManagedOrder>>>): ManagedOrder['history'] {
  const events = [
    { event: 'Ordered', at: order.createdUtc, by: buyer.name },
    { event: 'Received', at: order.receivedUtc, by: null },
    { event: 'Picked', at: order.pickedUtc, by: workedBy.PICKED ?? null },
    { event: 'Shipped', at: order.shippedUtc, by: workedBy.SHIPPED ?? null },
    { event: 'Rejected', at: order.rejectedUtc, by: workedBy.REJECTED ?? null },
  ] as const
  return events.flatMap(({ event, at, by }) => (at ? [{ event, atUtc: at.toISOString(), by }] : []))
}
