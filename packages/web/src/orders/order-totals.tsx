import { cartMessages } from '@volute/domain/cart'
import type { CompletedOrder } from '@volute/domain/orders'
import { formatPercent, formatPrice, toCents, toDollars } from '@volute/domain/pricing'
import figures from '../ui/figures.module.css'
import styles from './order-totals.module.css'

type Priced = Pick<CompletedOrder, 'itemsSubtotal' | 'grandTotal' | 'discountPercent'>

/** What an order comes to. */
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
