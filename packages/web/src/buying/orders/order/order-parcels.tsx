import { formatNumber } from '@volute/domain/core/kernel'
import { orderMessages, type TrackedOrder, type TrackedParcel } from '@volute/domain/buying/orders'
import { Card } from '../../../core/ui/card.tsx'
import { joinClasses } from '../../../core/ui/join-classes.ts'
import { shopDay } from '../../../core/ui/shop-day.ts'
import { TrackingNumber, whenLeft } from '../order-facts.tsx'
import cards from './cards.module.css'
import styles from './order-parcels.module.css'

/** Parcels of an order with their contents and tracking links (TRACK-06). */
export function OrderParcels({ order }: { order: TrackedOrder }) {
  if (order.status === 'Rejected' && order.parcels.length === 0) return null
  return (
    <Card className={joinClasses(cards.card, order.parcels.length === 0 && 'no-print')}>
      <h2>Parcels</h2>
      <p className={cards.quiet}>{shippedText(order)}</p>
      <ul>
        {order.parcels.map((parcel) => (
          <li key={parcel.parcelNumber} className={styles.parcel}>
            <Parcel parcel={parcel} order={order} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function shippedText({ orderItems }: TrackedOrder): string {
  const shipped = orderItems.reduce((sum, { shippedQuantity }) => sum + shippedQuantity, 0)
  const ordered = orderItems.reduce((sum, { quantity }) => sum + quantity, 0)
  return shipped === 0
    ? 'Nothing has shipped yet.'
    : `${formatNumber(shipped)} of ${formatNumber(ordered)} items have shipped.`
}

function Parcel({ parcel, order }: { parcel: TrackedParcel; order: TrackedOrder }) {
  const { parcelNumber, carrier, trackingNumber, partReason, lines } = parcel
  const items = new Map(order.orderItems.map((item) => [item.position, item]))
  return (
    <>
      <h3>
        Parcel {parcelNumber} <span className={cards.quiet}>{whenLeft(parcel, shopDay)}</span>
      </h3>
      <p>
        {carrier}
        {carrier && trackingNumber && ', '}
        {trackingNumber && <TrackingNumber order={{ shipVia: carrier ?? order.shipVia, trackingNumber }} />}
      </p>
      {partReason && <p>{orderMessages.shippedInParts(partReason)}</p>}
      {lines.length === 0 ? (
        <p>{orderMessages.onlyAdded}</p>
      ) : (
        <ul className={styles.lines}>
          {lines.map(({ position, quantity }) => (
            <li key={position}>
              {formatNumber(quantity)} × <span className="mono">{items.get(position)?.partNumber}</span>{' '}
              {items.get(position)?.partDescription}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
