import { IconTruck } from '@tabler/icons-react'
import { type CartItem, cartMessages, type WholeShipment } from '@volute/domain/buying/cart'
import { formatWeight, orderWeight } from '@volute/domain/catalogue/part'
import { checkoutMessages, isOverFreightWeight } from '@volute/domain/buying/checkout'
import {
  formatPercent,
  formatPrice,
  orderTotals,
  priceNotice,
  toBasisPoints,
  toCents,
  toDollars,
} from '@volute/domain/core/pricing'
import type { ReactNode } from 'react'
import { Alert } from '../../core/ui/alert.tsx'
import figures from '../../core/ui/figures.module.css'
import styles from './cart-totals.module.css'

interface CartTotalsProps {
  title: string
  items: readonly CartItem[]
  /** Discount in percent. */
  companyDiscount: number | null
  /** Day by which everything ships; absent for a quote, and where nothing is sold any more. */
  shipment?: WholeShipment | undefined
  /** Buttons to the next step; on phones they stay at the bottom of the window with the total. */
  children?: ReactNode
}

/** Price and weight of the cart (CART-21 to CART-23). */
export function CartTotals({ title, items, companyDiscount, shipment, children }: CartTotalsProps) {
  const percent = companyDiscount ?? 0
  const priced = items.map(({ price, quantity }) => ({
    priceCents: price === null ? null : toCents(price),
    quantity,
  }))
  const totals = orderTotals(priced, toBasisPoints(percent))
  const weight = orderWeight(items)
  const notice = priceNotice(items)
  const later = <p className={styles.later}>{cartMessages.addedLater}</p>
  return (
    <section className={styles.totals} aria-label={title}>
      <div className={styles.details}>
        <h2 className={styles.title}>{title}</h2>
        <dl className={figures.totals}>
          <dt>Subtotal</dt>
          <dd>{formatPrice(toDollars(totals.subtotalCents))}</dd>
          {totals.discountCents > 0 && (
            <>
              <dt>Company discount {formatPercent(percent)}</dt>
              <dd>−{formatPrice(toDollars(totals.discountCents))}</dd>
            </>
          )}
          <dt>Weight</dt>
          <dd>{formatWeight(weight)}</dd>
          {shipment && (
            <>
              <dt>Everything ships</dt>
              <dd>{shipment.when}</dd>
              {shipment.held && <dd className={styles.held}>{shipment.held}</dd>}
            </>
          )}
        </dl>
        {notice && <Alert kind="info">{notice}</Alert>}
        {!notice && items.some(({ price }) => price === null) && (
          <Alert kind="info">{cartMessages.unpriced}</Alert>
        )}
        {isOverFreightWeight(weight) && (
          <Alert icon={<IconTruck size={18} stroke={1.5} aria-hidden="true" />}>
            {checkoutMessages.byFreight}
          </Alert>
        )}
        {children && later}
      </div>
      <div className={styles.foot} data-sticky={Boolean(children) || undefined}>
        <p className={figures.total}>
          <span>Total</span>
          <span>{formatPrice(toDollars(totals.totalCents))}</span>
        </p>
        {children ?? later}
      </div>
    </section>
  )
}
