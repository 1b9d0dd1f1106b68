import { shipTypeCode } from '@volute/domain/buying/checkout'
import { notFound } from '@volute/domain/core/kernel'
import {
  type getManagedOrder as getContract,
  type listManagedOrders as listContract,
  type ManagedOrder,
  type OrderStep,
} from '@volute/domain/buying/orders'
import { shopDate } from '@volute/domain/catalogue/lead-time'
import { toDollars } from '@volute/domain/core/pricing'
import { brandFor } from '../../core/brand/index.ts'
import type { ErpPort } from '@volute/erp'
import type { Handler } from '../../core/http/bind.ts'
import { findManagedOrder } from './managed-order-store.ts'
import { findManagedOrders } from './order-desk-store.ts'
import { orderSheet } from './order-sheet.ts'
import { poFileOf } from './po-file-store.ts'
import { lineProgress, trackedInvoice, trackedParcel } from './track-order.ts'

/** A page of the orders at the order desk (E66, OQ-46, OQ-47). */
export const listManagedOrders: Handler<typeof listContract> = async (ctx, page) => {
  const { brand } = await brandFor(ctx)
  const now = ctx.now()
  const today = shopDate(now, brand.timeZone)
  const { rows, ...counts } = await findManagedOrders(ctx.db, page, { now, today })
  return {
    ...counts,
    works: worksOf(ctx),
    orders: rows.map(({ totalCents, ...order }) => ({
      ...order,
      receivedUtc: new Date(order.receivedUtc).toISOString(),
      orderDate: shopDate(new Date(order.receivedUtc), brand.timeZone),
      grandTotal: toDollars(totalCents),
    })),
  }
}

/** Any company's order in full, for the order desk (E73, OQ-47). */
export const getManagedOrder: Handler<typeof getContract> = async (ctx, { salesOrderId }) => {
  const found = await findManagedOrder(ctx.db, salesOrderId, ctx.now())
  if (!found) throw notFound()
  const { brand } = await brandFor(ctx)
  const { order, companyName, customerCode, buyer, lines, parcels, invoices } = found
  return {
    ...orderSheet(order, brand.timeZone),
    poFile: await poFileOf(ctx.db, order),
    works: worksOf(ctx),
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
    shipViaCode: shipTypeCode(order.shippedVia ?? order.shipVia),
    billingAccountNumber: order.billingAccountNumber,
    parcels: parcels.map((one, index) => ({
      ...trackedParcel(one, index),
      parcelId: one.parcel.erpShipmentId,
    })),
    invoices: invoices.map(trackedInvoice),
    orderItems: lines.map((line) => ({
      ...lineProgress(line),
      shipBy: line.shipBy,
      needBy: line.needBy,
    })),
  }
}

/** The place where orders are worked: the desk or the ERP (DESK-09). */
const worksOf = ({ erp }: { erp: ErpPort }) => (erp.isDesk ? 'desk' : 'erp')

/** Events of an order, oldest first. For actions of the ERP's own staff only the time is known. */
function historyOf({
  order,
  buyer,
  acts,
}: NonNullable<Awaited<ReturnType<typeof findManagedOrder>>>): ManagedOrder['history'] {
  const taken = acts.map(({ step, by, atUtc }) => ({ event: eventOf[step], at: new Date(atUtc), by }))
  const known = new Set<string>(taken.map(({ event }) => event))
  const reported = [
    { event: 'Submitted', at: order.createdUtc, by: buyer.name },
    { event: 'Ordered', at: order.receivedUtc, by: null },
    { event: 'Picked', at: order.pickedUtc, by: null },
    { event: 'Shipped', at: order.shippedUtc, by: null },
    { event: 'Rejected', at: order.rejectedUtc, by: null },
  ] as const
  return [...reported.filter(({ event }) => !known.has(event)), ...taken]
    .flatMap(({ event, at, by }) => (at ? [{ event, atUtc: at.toISOString(), by }] : []))
    .toSorted((a, b) => a.atUtc.localeCompare(b.atUtc))
}

const eventOf = {
  PICKED: 'Picked',
  SHIPPED: 'Shipped',
  REJECTED: 'Rejected',
  CORRECTED: 'Corrected',
  UNSHIPPED: 'Unshipped',
  PROMISED: 'Promised',
  CANCELLED: 'Cancelled',
  INVOICED: 'Invoiced',
} as const satisfies Record<OrderStep | 'INVOICED', ManagedOrder['history'][number]['event']>
