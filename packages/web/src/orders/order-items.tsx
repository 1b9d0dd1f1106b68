import { cartMessages, describeOptions } from '@volute/domain/cart'
import type { CompletedOrder } from '@volute/domain/orders'
import { formatPercent, formatPrice, toCents, toDollars } from '@volute/domain/pricing'
import figures from '../ui/figures.module.css'
import { Table } from '../ui/table.tsx'
import styles from './order-items.module.css'

type Itemised = Pick<CompletedOrder, 'orderItems' | 'itemsSubtotal' | 'grandTotal' | 'discountPercent'>

interface OrderItemsProps {
  order: Itemised
  caption?: string
  /** Stands below the lines when one of them has no price. */
  unpriced?: string
}

/** The lines of an order or quote with its totals (QUOTE-14). */
export function OrderItems({ order, caption = 'Ordered items', unpriced }: OrderItemsProps) {
  return (
    <>
      <Table caption={caption} className={styles.table}>
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
      {unpriced && order.orderItems.some(({ price }) => price === null) && (
        <p className={styles.unpriced}>{unpriced}</p>
      )}
      <OrderTotals order={order} />
    </>
  )
}

type Priced = Pick<CompletedOrder, 'itemsSubtotal' | 'grandTotal' | 'discountPercent'>

/** An order's totals. */
export function OrderTotals({ order }: { order: Priced }) {
  const discount = toDollars(toCents(order.itemsSubtotal) - toCents(order.grandTotal))
  return (
    <div className={styles.totals}>
      <dl className={figures.totals}>
        <dt>Subtotal</dt>
        <dd>{formatPrice(order.itemsSubtotal)}</dd>
        {discount > 0 && (
          <>
            <dt>Company discount {formatPercent(order.discountPercent)}</dt>
            <dd>−{formatPrice(discount)}</dd>
          </>
        )}
      </dl>
      <p className={figures.total}>
        <span>Grand Total</span>
        <span>{formatPrice(order.grandTotal)}</span>
      </p>
      <p className={styles.later}>{cartMessages.addedLater}</p>
    </div>
  )
}
