import { describeOptions } from '../cart/index.ts'
import { describePlace, describeReason } from '../../catalogue/fit/index.ts'
import { formatDate, listCsv, writeCsv } from '../../core/kernel/index.ts'
import { plainDollars, toCents, toDollars } from '../../core/pricing/index.ts'
import type { ManagedOrderRow } from './managed-order.ts'
import type { CompletedOrder } from './order.ts'
import type { HistoryOrder } from './order-history.ts'
import { orderMessages } from './messages.ts'
import { orderStatus } from './order-status.ts'
import type { TrackedOrder } from './tracked-order.ts'

/** CSV of the order history; amounts in dollars without the dollar sign. */
export const historyCsv = listCsv({
  fileName: 'Order-History.csv',
  rows: ({ salesOrders }: { salesOrders: HistoryOrder[] }) => salesOrders,
  id: ({ salesOrderId }) => salesOrderId,
  columns: {
    'Order Date': ({ orderDate }) => formatDate(orderDate),
    'PO #': ({ poNumber }) => poNumber,
    'Sales Order #': ({ erpSalesOrderNumber }) => erpSalesOrderNumber,
    'Grand Total': ({ grandTotal }) => plainDollars(grandTotal),
    Status: orderStatus,
  },
})

/** CSV of the order desk, with the customer of each order. */
export const deskCsv = listCsv({
  fileName: 'Orders.csv',
  rows: ({ orders }: { orders: ManagedOrderRow[] }) => orders,
  id: ({ salesOrderId }) => salesOrderId,
  columns: {
    'Sales Order #': ({ erpSalesOrderNumber }) => erpSalesOrderNumber,
    Company: ({ companyName }) => companyName,
    'PO #': ({ poNumber }) => poNumber,
    'Order Date': ({ orderDate }) => formatDate(orderDate),
    Status: ({ status }) => status,
    'Grand Total': ({ grandTotal }) => plainDollars(grandTotal),
  },
})

/**
 * CSV of an order's lines, each with the order's data; price and total are blank for a part without a price. Lines that the
 * ERP's staff added follow with what is known of them (TRACK-09).
 */
export function orderCsv(
  order: CompletedOrder & Pick<TrackedOrder, 'addedLines'>,
  orderNumber: string,
): string {
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
      'Pump',
      'Fit',
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
      item.forPump && describePlace(item.forPump),
      item.forPump && describeReason(item.forPump),
    ]),
    ...order.addedLines.map(({ partNumber, quantity }) => [
      orderNumber,
      order.poNumber,
      formatDate(order.orderDate),
      partNumber,
      orderMessages.addedLine,
      '',
      quantity,
      ...Array.from({ length: 4 }, () => null),
    ]),
  ])
}
