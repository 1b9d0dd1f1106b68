import { describeOptions } from '@volute/domain/cart'
import type { CompletedOrder } from '@volute/domain/orders'
import { formatPrice, toCents, toDollars } from '@volute/domain/pricing'
import figures from '../ui/figures.module.css'
import { Table } from '../ui/table.tsx'
import styles from './order-items.module.css'
import { OrderTotals } from './order-totals.tsx'

/** What was ordered, line by line, and what it comes to (ORDER-10, ORDER-12). */
export function OrderItems({ order }: { order: CompletedOrder }) {
  return (
    <>
      <Table caption="Ordered items" className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Part Number</th>
            <th scope="col">Description</th>
            <th scope="col" data-number>
              Quantity
            </th>
            <th scope="col" data-number>
              Price
            </th>
            <th scope="col" data-number>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {order.orderItems.map((item, index) => (
            <tr key={index}>
              <td className="mono">{item.partNumber}</td>
              <td>
                {item.partDescription}
                <span className={styles.options}>{describeOptions(item).join(' · ')}</span>
              </td>
              <td data-number>
                <span className={styles.label}>Quantity </span>
                {item.quantity}
              </td>
              <td data-number>
                {formatPrice(item.price)}
                {item.price !== null && <span className={styles.label}> each</span>}
              </td>
              <td data-number className={figures.strong}>
                {formatPrice(item.price === null ? null : toDollars(toCents(item.price) * item.quantity))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <OrderTotals order={order} />
    </>
  )
}
