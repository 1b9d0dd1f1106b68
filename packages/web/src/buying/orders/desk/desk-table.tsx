import { Link } from '@tanstack/react-router'
import { limits } from '@volute/domain/core/kernel'
import { type ManagedOrderRow, toDoStatuses } from '@volute/domain/buying/orders'
import { formatPrice } from '@volute/domain/core/pricing'
import { type Column, DataTable, type ListOrder } from '../../../core/ui/data-table.tsx'
import { ShopClock } from '../../../core/ui/shop-clock.tsx'
import { momentAtShop } from '../../../core/ui/shop-day.ts'
import { OrderStatusMark } from '../order-status-mark.tsx'
import styles from './desk-table.module.css'

const columns: readonly Column<ManagedOrderRow>[] = [
  {
    key: 'received',
    header: (
      <>
        Order Date <ShopClock />
      </>
    ),
    isSortable: true,
    cell: ({ receivedUtc }) => momentAtShop(receivedUtc),
  },
  {
    key: 'number',
    header: 'Sales Order #',
    cell: ({ erpSalesOrderNumber }) => <span className="mono">{erpSalesOrderNumber ?? '–'}</span>,
  },
  { key: 'company', header: 'Company', cell: ({ companyName }) => companyName },
  {
    key: 'po',
    header: 'PO #',
    phoneLabel: 'PO',
    cell: ({ poNumber }) => <span className="mono">{poNumber}</span>,
  },
  { key: 'status', header: 'Status', cell: ({ status }) => <OrderStatusMark status={status} /> },
  {
    key: 'total',
    header: 'Grand Total',
    isNumber: true,
    cell: ({ grandTotal }) => formatPrice(grandTotal),
  },
  {
    key: 'details',
    header: 'Pick List and Details',
    isHeaderHidden: true,
    isNumber: true,
    cell: (order) => <Ways order={order} />,
  },
]

const phone = { lines: ['number total', 'company status', 'po .', 'received details'] }

interface DeskTableProps {
  /** Undefined while loading. */
  orders: readonly ManagedOrderRow[] | undefined
  order: ListOrder
}

/** One page of the desk's orders, by time received (E66). */
export function DeskTable({ orders, order }: DeskTableProps) {
  return (
    <DataTable
      caption="Orders"
      columns={columns}
      rows={orders}
      rowKey={({ salesOrderId }) => salesOrderId}
      order={order}
      styles={styles}
      phone={phone}
      skeleton={{ rows: limits.pageSize, heights: [40, 124] }}
    />
  )
}

/** Links to the order, and to its pick list while there is something to pick. */
function Ways({
  order: { salesOrderId, status, erpSalesOrderNumber, poNumber },
}: {
  order: ManagedOrderRow
}) {
  const name = erpSalesOrderNumber ? `sales order ${erpSalesOrderNumber}` : `PO # ${poNumber}`
  const page = { to: '/manage/orders/$salesOrderId', params: { salesOrderId: String(salesOrderId) } } as const
  return (
    <>
      {toDoStatuses.includes(status) && (
        <Link {...page} search={(now) => ({ ...now, print: 'yes' as const })}>
          Pick List
          <span className="visually-hidden"> of {name}</span>
        </Link>
      )}
      <Link {...page} search={(now) => now}>
        View Details
        <span className="visually-hidden"> of {name}</span>
      </Link>
    </>
  )
}
