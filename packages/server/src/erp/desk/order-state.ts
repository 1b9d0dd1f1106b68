import type { ErpOrderState } from '../port.ts'
import type { DeskOrder } from './desk-store.ts'

/** An order of the desk as the ERP port tells it; the desk's order number is its id as well. */
export function orderState(order: DeskOrder): ErpOrderState {
  return {
    requestCode: order.requestCode,
    orderId: order.orderNumber,
    orderNumber: order.orderNumber,
    status: order.status,
    receivedUtc: order.receivedUtc.toISOString(),
    pickedUtc: order.pickedUtc?.toISOString() ?? null,
    shippedUtc: order.shippedUtc?.toISOString() ?? null,
    cancelledUtc: order.cancelledUtc?.toISOString() ?? null,
    reason: order.reason,
    terms: order.terms,
    fob: order.fob,
    salesPerson: order.salesPerson,
    shipVia: order.shipVia,
    trackingNumbers: order.trackingNumber ? [order.trackingNumber] : [],
  }
}
