import { formatDate, formatNumber } from '@volute/domain/core/kernel'
import { type ManagedOrder, mayStep, orderMessages } from '@volute/domain/buying/orders'
import { formatPrice } from '@volute/domain/core/pricing'
import { useState } from 'react'
import { Button } from '../../../core/ui/button.tsx'
import { ConfirmDialog } from '../../../core/ui/confirm-dialog.tsx'
import { RefusedAct } from '../../../core/ui/refused-act.tsx'
import { ShopClock } from '../../../core/ui/shop-clock.tsx'
import { momentAtShop } from '../../../core/ui/shop-day.ts'
import { TrackingNumber, whenLeft } from '../order-facts.tsx'
import styles from './desk-parcels.module.css'
import { CorrectDialog, type DeskParcel } from './shipment-dialogs.tsx'
import { useOrderStep } from './use-order-step.tsx'

/** Parcels of an order, each with its contents and corrections, and its invoices (DESK-24). */
export function DeskParcels({ order }: { order: ManagedOrder }) {
  const { parcels, invoices } = order
  if (parcels.length + invoices.length === 0) return null
  return (
    <section className={styles.parcels} aria-label="Parcels and invoices">
      {parcels.map((parcel) => (
        <Parcel key={parcel.parcelId} order={order} parcel={parcel} />
      ))}
      {invoices.map(({ invoiceId, number, invoicedOn, total, hasPdf }) => (
        <p key={invoiceId}>
          Invoice <span className="mono">{number}</span>{' '}
          <span className={styles.quiet}>
            {formatDate(invoicedOn)}, {formatPrice(total)}
            {hasPdf && ', with PDF'}
          </span>
        </p>
      ))}
    </section>
  )
}

function Parcel({ order, parcel }: { order: ManagedOrder; parcel: DeskParcel }) {
  const { parcelNumber, cancelledUtc, carrier, trackingNumber, partReason, lines } = parcel
  const items = new Map(order.orderItems.map((item) => [item.position, item]))
  return (
    <div className={styles.parcel}>
      <div>
        <h3>
          Parcel {parcelNumber} <span className={styles.quiet}>{whenLeft(parcel, momentAtShop)}</span>{' '}
          <ShopClock />
        </h3>
        <p>
          {carrier}
          {carrier && trackingNumber && ', '}
          {trackingNumber && <TrackingNumber order={{ shipVia: carrier, trackingNumber }} />}
        </p>
        {partReason && <p>{orderMessages.shippedInParts(partReason)}</p>}
        <p className={styles.quiet}>
          {lines
            .map(
              ({ position, quantity }) =>
                `${formatNumber(quantity)} × ${items.get(position)?.partNumber ?? ''}`,
            )
            .join(' · ')}
        </p>
      </div>
      {cancelledUtc === null && <ParcelActs order={order} parcel={parcel} />}
    </div>
  )
}

/** Actions on a parcel: correct its shipping data, or cancel its shipment (DESK-04). */
function ParcelActs({ order, parcel }: { order: ManagedOrder; parcel: DeskParcel }) {
  const [asking, setAsking] = useState<'CORRECTED' | 'UNSHIPPED'>()
  const taking = useOrderStep(order, 'UNSHIPPED')
  const close = () => setAsking(undefined)
  if (order.works !== 'desk' || !mayStep(order.status, 'CORRECTED')) return null
  return (
    <div className={styles.acts}>
      <Button
        small
        aria-label={`Correct parcel ${parcel.parcelNumber}`}
        onClick={() => setAsking('CORRECTED')}
      >
        Correct
      </Button>
      <Button
        small
        look="danger-ghost"
        aria-label={`Cancel Shipment of Parcel ${parcel.parcelNumber}`}
        onClick={() => setAsking('UNSHIPPED')}
      >
        Cancel Shipment
      </Button>
      <RefusedAct error={taking.error} of="order" onReload={taking.reload} />
      {asking === 'CORRECTED' && <CorrectDialog order={order} parcel={parcel} onClose={close} />}
      <ConfirmDialog
        open={asking === 'UNSHIPPED'}
        title={`Cancel the shipment of parcel ${parcel.parcelNumber}?`}
        yes="Cancel Shipment"
        no="Keep"
        danger
        busy={taking.isPending && 'Cancelling'}
        onYes={() => taking.take({ parcelId: parcel.parcelId, seenParcels: order.parcels.length }, close)}
        onNo={close}
      >
        You can ship its items again. {order.buyer.name} sees this on the order’s page.
      </ConfirmDialog>
    </div>
  )
}
