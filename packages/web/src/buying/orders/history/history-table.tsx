import { Link } from '@tanstack/react-router'
import { limits } from '@volute/domain/core/kernel'
import { type HistoryOrder, orderStatus } from '@volute/domain/buying/orders'
import { formatPrice } from '@volute/domain/core/pricing'
import { joinClasses } from '../../../core/ui/join-classes.ts'
import phoneRows from '../../../core/ui/phone-rows.module.css'
import { shopDay } from '../../../core/ui/shop-day.ts'
import { SkeletonRows } from '../../../core/ui/skeleton-rows.tsx'
import { SortHeader } from '../../../core/ui/sort-header.tsx'
import { Table } from '../../../core/ui/table.tsx'
import { TextButton } from '../../../core/ui/text-button.tsx'
import { OrderStatusMark } from '../order-status-mark.tsx'
import { useReorderOrder } from '../use-reorder-order.tsx'
import { type ColumnWord, columnsByWord } from './history-search-params.ts'
import styles from './history-table.module.css'
import type { OrderHistory } from './use-order-history.ts'

/** A page of orders (HISTORY-09). */
export function HistoryTable({ orders, history }: { orders: HistoryOrder[]; history: OrderHistory }) {
  return (
    <Table caption="Orders" className={tableClass}>
      <HistoryHead history={history} />
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.salesOrderId} order={order} />
        ))}
      </tbody>
    </Table>
  )
}

/** A page of orders while it is loaded. */
export function HistorySkeleton({ history }: { history: OrderHistory }) {
  return (
    <SkeletonRows
      rows={limits.pageSize}
      head={<HistoryHead history={history} />}
      tableClass={tableClass}
      heights={[40, 102]}
    />
  )
}

const tableClass = joinClasses(phoneRows.rows, styles.table)

/** Four columns sort, Status and View Details do not (HISTORY-04). */
function HistoryHead({ history }: { history: OrderHistory }) {
  return (
    <thead>
      <tr>
        {(Object.keys(columnsByWord) as ColumnWord[]).map((word) => (
          <SortHeader
            key={word}
            sorted={history.sort === word && history.dir}
            isNumber={word === 'total'}
            onSort={() => history.sortBy(word)}
          >
            {columnsByWord[word]}
          </SortHeader>
        ))}
        <th scope="col">Status</th>
        <th scope="col">
          <span className="visually-hidden">View Details</span>
        </th>
      </tr>
    </thead>
  )
}

/** An order, and the way to it in full (HISTORY-07). */
function OrderRow({ order }: { order: HistoryOrder }) {
  return (
    <tr>
      <td className={styles.date}>{shopDay(order.receivedUtc)}</td>
      <td className={styles.po}>
        <span className={phoneRows.label}>PO </span>
        <span className="mono">{order.poNumber}</span>
      </td>
      <td className={styles.number}>
        <span className="mono">{order.erpSalesOrderNumber}</span>
      </td>
      <td className={styles.total} data-number>
        {formatPrice(order.grandTotal)}
      </td>
      <td className={styles.status}>
        <OrderStatusMark status={orderStatus(order)} />
        {order.rejectionReason && (
          <p className={styles.reason} title={order.rejectionReason}>
            {order.rejectionReason}
          </p>
        )}
      </td>
      <td className={styles.details} data-number>
        <Reorder orderNumber={order.erpSalesOrderNumber} orderId={order.erpSalesOrderId} />
        <Link
          to="/orders/$orderNumber"
          params={{ orderNumber: order.erpSalesOrderId }}
          state={{ fromHistory: true }}
        >
          View Details
          <span className="visually-hidden"> of sales order {order.erpSalesOrderNumber}</span>
        </Link>
      </td>
    </tr>
  )
}

/** Puts the order into the cart again from its row (E72). */
function Reorder({ orderId, orderNumber }: { orderId: string; orderNumber: string }) {
  const { isPending, start, report } = useReorderOrder(orderId)
  return (
    <>
      <TextButton aria-disabled={isPending || undefined} onClick={start}>
        Reorder<span className="visually-hidden"> sales order {orderNumber}</span>
      </TextButton>
      {report}
    </>
  )
}
