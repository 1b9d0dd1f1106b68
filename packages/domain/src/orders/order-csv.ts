import { describeOptions } from '../cart/index.ts'
import { formatDate, formatInstant, writeCsv } from '../kernel/index.ts'
import { toCents, toDollars } from '../pricing/index.ts'
import type { CompletedOrder } from './order.ts'
import type { HistoryOrder } from './order-history.ts'
import { orderStatus } from './order-status.ts'

/** Orders as the history shows them, in CSV: money in dollars, a day as `MM/DD/YYYY` where the reader stands. */
export function historyCsv(orders: readonly HistoryOrder[]): string {
  return writeCsv([
    ['Order Date', 'PO #', 'Sales Order #', 'Grand Total', 'Status'],
    ...orders.map((order) => [
      formatInstant(order.receivedUtc),
      order.poNumber,
      order.erpSalesOrderNumber,
      order.grandTotal.toFixed(2),
      orderStatus(order),
    ]),
  ])
}

/** An order's lines in CSV, each with its order; a part without a price leaves price and total blank. */
export function orderCsv(order: CompletedOrder, orderNumber: string): string {
  return writeCsv([
    [
      'Sales Order #',
      'PO #',
      'Order Date',
      'Part Number',
      'Description',
      'Options',
      'Quantity',
      'Price',
      'Total',
    ],
    ...order.orderItems.map((item) => [
      orderNumber,
      order.poNumber,
      formatDate(order.orderDate),
      item.partNumber,
      item.partDescription,
      describeOptions(item).join(', '),
      item.quantity,
      item.price?.toFixed(2) ?? null,
      item.price === null ? null : toDollars(toCents(item.price) * item.quantity).toFixed(2),
    ]),
  ])
}
