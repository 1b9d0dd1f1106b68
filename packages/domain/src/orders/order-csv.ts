import { describeOptions } from '../cart/index.ts'
import { formatDate, formatInstant, writeCsv } from '../kernel/index.ts'
import { plainDollars, toCents, toDollars } from '../pricing/index.ts'
import type { CompletedOrder } from './order.ts'
import type { HistoryOrder } from './order-history.ts'
import { orderStatus } from './order-status.ts'

/** Orders as the history shows them, in CSV: money in dollars, a day as `MM/DD/YYYY` where the reader stands (OQ-81). */
export function historyCsv(orders: readonly HistoryOrder[]): string {
  return writeCsv([
    ['Order Date', 'PO #', 'Sales Order #', 'Grand Total', 'Status'],
    ...orders.map((order) => [
      formatInstant(order.receivedUtc),
      order.poNumber,
      order.erpSalesOrderNumber,
      plainDollars(order.grandTotal),
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
      plainDollars(item.price),
      plainDollars(item.price === null ? null : toDollars(toCents(item.price) * item.quantity)),
    ]),
  ])
}
