import { Link } from '@tanstack/react-router'
import { limits } from '@volute/domain/core/kernel'
import { type ManagedOrderRow, toDoStatuses } from '@volute/domain/buying/orders'
import { formatPrice } from '@volute/domain/core/pricing'
import { joinClasses } from '../../../core/ui/join-classes.ts'
import phoneRows from '../../../core/ui/phone-rows.module.css'
import { ShopClock } from '../../../core/ui/shop-clock.tsx'
import { momentAtShop } from '../../../core/ui/shop-day.ts'
import { SkeletonRows } from '../../../core/ui/skeleton-rows.tsx'
import { SortHeader } from '../../../core/ui/sort-header.tsx'
import { Table } from '../../../core/ui/table.tsx'
import { OrderStatusMark } from '../order-status-mark.tsx'
import styles from './desk-table.module.css'
import type { DeskOrders } from './use-desk-orders.ts'

/** A page of the desk's orders, by the time received (E66). */
export function DeskTable({ orders, desk }: { orders: ManagedOrderRow[]; desk: DeskOrders }) {
  return (
    <Table caption="Orders" className={tableClass}>
      <DeskHead desk={desk} />
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.salesOrderId} order={order} />
        ))}
      </tbody>
    </Table>
  )
}

/** The desk's orders while they are loaded. */
export function DeskSkeleton({ desk }: { desk: DeskOrders }) {
  return (
    <SkeletonRows
      rows={limits.pageSize}
      head={<DeskHead desk={desk} />}
      tableClass={tableClass}
      heights={[40, 124]}
    />
  )
}

const tableClass = joinClasses(phoneRows.rows, styles.table)

function DeskHead({ desk }: { desk: DeskOrders }) {
  return (
    <thead>
      <tr>
        <SortHeader sorted={desk.dir} onSort={desk.turnRound}>
          Received <ShopClock />
        </SortHeader>
        <th scope="col">Sales Order #</th>
        <th scope="col">Company</th>
        <th scope="col">PO #</th>
        <th scope="col">Status</th>
        <th scope="col" data-number>
          Grand Total
        </th>
        <th scope="col">
          <span className="visually-hidden">Pick List and Details</span>
        </th>
      </tr>
    </thead>
  )
}

function OrderRow({ order }: { order: ManagedOrderRow }) {
  return (
    <tr>
      <td className={styles.received}>{momentAtShop(order.receivedUtc)}</td>
      <td className={styles.number}>
        <span className="mono">{order.erpSalesOrderNumber ?? '–'}</span>
      </td>
      <td className={styles.company}>{order.companyName}</td>
      <td className={styles.po}>
        <span className={phoneRows.label}>PO </span>
        <span className="mono">{order.poNumber}</span>
      </td>
      <td className={styles.status}>
        <OrderStatusMark status={order.status} />
      </td>
      <td className={styles.total} data-number>
        {formatPrice(order.grandTotal)}
      </td>
      <td className={styles.details} data-number>
        {toDoStatuses.includes(order.status) && (
          <Link
            to="/manage/orders/$salesOrderId"
            params={{ salesOrderId: String(order.salesOrderId) }}
            search={(now) => ({ ...now, print: 'yes' as const })}
          >
            Pick List
            <span className="visually-hidden"> of {orderName(order)}</span>
          </Link>
        )}
        <Link
          to="/manage/orders/$salesOrderId"
          params={{ salesOrderId: String(order.salesOrderId) }}
          search={(now) => now}
        >
          View Details
          <span className="visually-hidden"> of {orderName(order)}</span>
        </Link>
      </td>
    </tr>
  )
}

const orderName = ({ erpSalesOrderNumber, poNumber }: ManagedOrderRow) =>
  erpSalesOrderNumber ? `sales order ${erpSalesOrderNumber}` : `PO # ${poNumber}`
