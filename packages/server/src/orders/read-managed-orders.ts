import { notFound } from '@volute/domain/kernel'
import {
  type getManagedOrder as getContract,
  type listManagedOrders as listContract,
  type ManagedOrder,
} from '@volute/domain/orders'
import { toDollars } from '@volute/domain/pricing'
import { faceFor } from '../brand/index.ts'
import type { Verb } from '../http/bind.ts'
import { findManagedOrder } from './managed-order-store.ts'
import { findManagedOrders } from './order-desk-store.ts'
import { orderItem, orderSheet } from './order-sheet.ts'

/** A page of the orders at the order desk (E66, OQ-46, OQ-47). */
export const listManagedOrders: Verb<typeof listContract> = async (ctx, page) => {
  const { rows, ...counts } = await findManagedOrders(ctx.db, page, ctx.now())
  return {
    ...counts,
    orders: rows.map(({ totalCents, ...order }) => ({
      ...order,
      receivedUtc: new Date(order.receivedUtc).toISOString(),
      grandTotal: toDollars(totalCents),
    })),
  }
}

/** An order of any company in full for the order desk (E73, OQ-47). */
export const getManagedOrder: Verb<typeof getContract> = async (ctx, { salesOrderId }) => {
  const found = await findManagedOrder(ctx.db, salesOrderId, ctx.now())
  if (!found) throw notFound()
  const { brand } = await faceFor(ctx)
  const { order, companyName, customerCode, buyer, lines } = found
  return {
    ...orderSheet(order, brand.timeZone),
    salesOrderId: order.id,
    erpSalesOrderId: order.erpOrderId,
    erpSalesOrderNumber: order.erpOrderNumber,
    status: order.deskStatus,
    history: historyOf(found),
    nextSalesOrderId: found.nextSalesOrderId,
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

/** The events of an order, the oldest first. */
function historyOf({
  order,
  buyer,
  acts,
}: NonNullable<Awaited<ReturnType<typeof findManagedOrder>>>): ManagedOrder['history'] {
  const events = [
    { event: 'Ordered', at: order.createdUtc, by: buyer.name },
    { event: 'Received', at: order.receivedUtc, by: null },
    { event: 'Picked', at: order.pickedUtc, by: acts.PICKED?.by ?? null },
    { event: 'Shipped', at: order.shippedUtc, by: acts.SHIPPED?.by ?? null },
    {
      event: 'Corrected',
      at: acts.CORRECTED && new Date(acts.CORRECTED.atUtc),
      by: acts.CORRECTED?.by ?? null,
    },
    { event: 'Rejected', at: order.rejectedUtc, by: acts.REJECTED?.by ?? null },
  ] as const
  return events.flatMap(({ event, at, by }) => (at ? [{ event, atUtc: at.toISOString(), by }] : []))
}
