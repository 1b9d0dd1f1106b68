import { cartMessages, describeOptions } from '@volute/domain/buying/cart'
import type { CompletedOrder } from '@volute/domain/buying/orders'
import { formatPercent, formatPrice, toCents, toDollars } from '@volute/domain/core/pricing'
import type { ReactNode } from 'react'
import { FitLine, PumpGroups } from '../../catalogue/fit/index.ts'
import { PicturedPart } from '../../catalogue/part/index.ts'
import figures from '../../core/ui/figures.module.css'
import { PartNumber } from '../../core/ui/part-number.tsx'
import { Table } from '../../core/ui/table.tsx'
import { UnitPrice } from '../../core/ui/unit-price.tsx'
import styles from './order-items.module.css'

type Item = CompletedOrder['orderItems'][number]

interface OrderItemsProps<I extends Item> {
  order: Priced & { orderItems: I[] }
  caption?: string
  /** Renders the delivery status of a line. */
  renderDelivery?: (item: I) => ReactNode
  /** Note below the lines when one of them has no price. */
  unpriced?: string
}

/** Lines of an order or quote with its totals (QUOTE-14). */
export function OrderItems<I extends Item>(props: OrderItemsProps<I>) {
  const { order, caption = 'Ordered items', renderDelivery, unpriced } = props
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
              {order.discountPercent ? 'List Total' : 'Total'}
            </th>
            {renderDelivery && <th scope="col">Delivery</th>}
          </tr>
        </thead>
        <PumpGroups lines={order.orderItems} columns={renderDelivery ? 6 : 5} headClass={styles.pump}>
          {(item, index) => (
            <tr key={index}>
              <td>
                <PartNumber isPlain>{item.partNumber}</PartNumber>
              </td>
              <td>
                <PicturedPart part={{ ...item, description: item.partDescription }} size={40}>
                  {item.partDescription}
                  <span className={styles.options}>{describeOptions(item).join(' · ')}</span>
                  {item.forPump && <FitLine forPump={item.forPump} />}
                </PicturedPart>
              </td>
              <td data-number>
                <span className={styles.label}>Quantity </span>
                {item.quantity}
              </td>
              <td data-number>
                <UnitPrice price={item.price} percent={order.discountPercent} />
                {item.price !== null && <span className={styles.label}> each</span>}
              </td>
              <td data-number className={figures.strong}>
                {formatPrice(item.price === null ? null : toDollars(toCents(item.price) * item.quantity))}
              </td>
              {renderDelivery && <td className={styles.delivery}>{renderDelivery(item)}</td>}
            </tr>
          )}
        </PumpGroups>
      </Table>
      {unpriced && order.orderItems.some(({ price }) => price === null) && (
        <p className={styles.unpriced}>{unpriced}</p>
      )}
      <OrderTotals order={order} />
    </>
  )
}

type Priced = Pick<CompletedOrder, 'itemsSubtotal' | 'grandTotal' | 'discountPercent'>

/** Totals of an order. */
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
