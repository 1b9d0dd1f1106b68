import { Link } from '@tanstack/react-router'
import { formatDate, limits } from '@volute/domain/core/kernel'
import { type HistoryOrder, orderStatus } from '@volute/domain/buying/orders'
import { formatPrice } from '@volute/domain/core/pricing'
import { type Column, DataTable, type ListOrder } from '../../../core/ui/data-table.tsx'
import { TextButton } from '../../../core/ui/text-button.tsx'
import { OrderStatusMark } from '../order-status-mark.tsx'
import { useReorderOrder } from '../use-reorder-order.tsx'
import { columnsByWord } from './history-search-params.ts'
import styles from './history-table.module.css'

/** Columns of the table; four are sortable, Status and View Details are not (HISTORY-04). */
const columns: readonly Column<HistoryOrder>[] = [
  {
    key: 'date',
    header: columnsByWord.date,
    isSortable: true,
    cell: ({ orderDate }) => formatDate(orderDate),
  },
  {
    key: 'po',
    header: columnsByWord.po,
    isSortable: true,
    phoneLabel: 'PO',
    cell: ({ poNumber }) => <span className="mono">{poNumber}</span>,
  },
  {
    key: 'number',
    header: columnsByWord.number,
    isSortable: true,
    cell: ({ erpSalesOrderNumber }) => <span className="mono">{erpSalesOrderNumber}</span>,
  },
  {
    key: 'total',
    header: columnsByWord.total,
    isSortable: true,
    isNumber: true,
    cell: ({ grandTotal }) => formatPrice(grandTotal),
  },
  { key: 'status', header: 'Status', cell: (order) => <Status order={order} /> },
  {
    key: 'details',
    header: 'View Details',
    isHeaderHidden: true,
    isNumber: true,
    cell: (order) => <Ways order={order} />,
  },
]

const phone = { lines: ['number total', 'po status', 'date details'] }

interface HistoryTableProps {
  /** Undefined while loading. */
  orders: readonly HistoryOrder[] | undefined
  order: ListOrder
}

/** One page of orders (HISTORY-09). */
export function HistoryTable({ orders, order }: HistoryTableProps) {
  return (
    <DataTable
      caption="Orders"
      columns={columns}
      rows={orders}
      rowKey={({ salesOrderId }) => salesOrderId}
      order={order}
      styles={styles}
      phone={phone}
      skeleton={{ rows: limits.pageSize, heights: [40, 102] }}
    />
  )
}

function Status({ order }: { order: HistoryOrder }) {
  return (
    <>
      <OrderStatusMark status={orderStatus(order)} />
      {order.rejectionReason && (
        <p className={styles.reason} title={order.rejectionReason}>
          {order.rejectionReason}
        </p>
      )}
    </>
  )
}

/** Links to reorder the order (E72) or to view its details (HISTORY-07). */
function Ways({ order: { erpSalesOrderId, erpSalesOrderNumber } }: { order: HistoryOrder }) {
  const { isPending, start, report } = useReorderOrder(erpSalesOrderId)
  return (
    <>
      <TextButton aria-disabled={isPending || undefined} onClick={start}>
        Reorder<span className="visually-hidden"> sales order {erpSalesOrderNumber}</span>
      </TextButton>
      {report}
      <Link to="/orders/$orderNumber" params={{ orderNumber: erpSalesOrderId }} state={{ fromHistory: true }}>
        View Details
        <span className="visually-hidden"> of sales order {erpSalesOrderNumber}</span>
      </Link>
    </>
  )
}
