import { shippedQuantities, type WorkedOrder } from '@volute/domain/buying/orders'
import { toDollars } from '@volute/domain/core/pricing'
import type { ErpOrder, ErpOrderState } from '@volute/erp'
import type { DeskOrder } from './desk-store.ts'

/** Converts a desk order for the domain's order rules. */
export function workedOrder({ order, lines, shipments }: DeskOrder): WorkedOrder {
  const cancelled = new Map(lines.map((line) => [line.position, line.cancelled]))
  return {
    isPicked: order.pickedUtc !== null,
    isCancelled: order.cancelledUtc !== null,
    lines: documentLines(order).map(({ quantity }, position) => ({
      position,
      ordered: Number(quantity),
      cancelled: cancelled.get(position) ?? 0,
    })),
    parcels: shipments.map((one) => ({ isCancelled: one.cancelledUtc !== null, lines: one.lines })),
  }
}

/** Converts a desk order to the ERP port's form; the desk's order number is also its id. */
export function orderState(found: DeskOrder): ErpOrderState {
  const { order, shipments, invoices } = found
  return {
    requestCode: order.requestCode,
    orderId: order.orderNumber,
    orderNumber: order.orderNumber,
    receivedUtc: order.receivedUtc.toISOString(),
    pickedUtc: order.pickedUtc?.toISOString() ?? null,
    cancelledUtc: order.cancelledUtc?.toISOString() ?? null,
    reason: order.reason,
    terms: order.terms,
    fob: order.fob,
    salesPerson: order.salesPerson,
    shipVia: order.shipVia,
    lines: lineStates(found),
    shipments: shipments.map((one) => ({
      shipmentId: String(one.id),
      shippedUtc: instant(one.shippedUtc),
      cancelledUtc: one.cancelledUtc && instant(one.cancelledUtc),
      carrier: one.shipVia,
      trackingNumber: one.trackingNumber,
      partReason: one.partReason,
      lines: one.lines.map(({ position, quantity }) => ({ position, quantity: String(quantity) })),
    })),
    invoices: invoices.map(({ id, totalCents, ...one }) => ({
      ...one,
      invoiceId: String(id),
      total: toDollars(totalCents).toFixed(2),
    })),
  }
}

function lineStates(found: DeskOrder): ErpOrderState['lines'] {
  const worked = workedOrder(found)
  const shipped = shippedQuantities(worked)
  const kept = new Map(found.lines.map((line) => [line.position, line]))
  const submitted = documentLines(found.order)
  return worked.lines.map(({ position, ordered, cancelled }) => ({
    position,
    partNumber: submitted[position]?.partNumber ?? '',
    ordered: String(ordered),
    shipped: String(shipped.get(position) ?? 0),
    cancelled: String(worked.isCancelled ? ordered : cancelled),
    promised: kept.get(position)?.promised ?? null,
    delayReason: kept.get(position)?.delayReason ?? null,
  }))
}

/** The desk wrote the document itself, in the port's schema. */
const documentLines = (order: DeskOrder['order']) => documentOf(order).lines
export const documentOf = ({ document }: DeskOrder['order']) => document as ErpOrder

const instant = (json: string) => new Date(json).toISOString()
