import { Link } from '@tanstack/react-router'
import { countryName } from '@volute/domain/buying/checkout'
import { formatDate } from '@volute/domain/core/kernel'
import { type CompletedOrder, type TrackedParcel, trackedNumbers } from '@volute/domain/buying/orders'
import { Fragment, type ReactNode } from 'react'
import { ExternalLink } from '../../core/ui/external-link.tsx'
import { FactList } from '../../core/ui/fact-list.tsx'
import styles from './order-facts.module.css'

/** Summary of an order and its shipping address. */
export function OrderFacts({ order, orderNumber }: { order: CompletedOrder; orderNumber: string }) {
  const facts = [
    ['Sales Order #', orderNumber],
    ['PO #', order.poNumber],
    ['Order Date', formatDate(order.orderDate)],
    ['Status', order.status],
    ['Ship By', formatDate(order.shipBy)],
    ['Ship Via', order.shipVia],
    ['Billing Type', order.billingType],
    ['Tracking Number', order.trackingNumber && <TrackingNumber key="link" order={order} />],
    ['Terms', order.terms],
    ['Terms of Sale', order.termsVersion && <AgreedTerms key="terms" version={order.termsVersion} />],
    ['FOB', order.fob],
    ['Sales Person', order.salesPerson],
  ] as const
  return (
    <div className={styles.columns}>
      <section>
        <h2>Order Summary</h2>
        <FactList facts={facts} />
      </section>
      <section>
        <h2>Shipping Address</h2>
        <ShipToAddress order={order} />
        {order.specialInstructions && (
          <>
            <h2>Special Instructions</h2>
            <p>{order.specialInstructions}</p>
          </>
        )}
      </section>
    </div>
  )
}

type ShipTo = Pick<CompletedOrder, Extract<keyof CompletedOrder, `shipping${string}`>>

/** Shipping address of an order, as on the parcel. */
export function ShipToAddress({ order }: { order: ShipTo }) {
  return (
    <address>
      {addressLines(order).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}

function addressLines(order: ShipTo): string[] {
  return [
    order.shippingCompanyName,
    order.shippingContactName,
    order.shippingAddressLine1,
    order.shippingAddressLine2,
    `${order.shippingLocality}, ${order.shippingAdministrativeArea} ${order.shippingPostalCode}`,
    countryName(order.shippingCountry) ?? order.shippingCountry,
    order.shippingPhoneNumber,
  ].filter((line): line is string => Boolean(line))
}

/** Tracking numbers of a parcel, each linked to the carrier's site if the shop knows its URL. */
export function TrackingNumber({ order }: { order: Pick<CompletedOrder, 'shipVia' | 'trackingNumber'> }) {
  return trackedNumbers(order.shipVia, order.trackingNumber).map(({ number, address }, index) => (
    <Fragment key={number}>
      {index > 0 && ', '}
      {address ? <ExternalLink href={address}>{number}</ExternalLink> : number}
    </Fragment>
  ))
}

/** Status of a parcel with its time; `format` shows the minute at the desk and the day to the buyer. */
export function whenLeft(
  { shippedUtc, cancelledUtc }: Pick<TrackedParcel, 'shippedUtc' | 'cancelledUtc'>,
  format: (instant: string) => string,
): string {
  if (cancelledUtc) return `cancelled ${format(cancelledUtc)}`
  return shippedUtc ? `shipped ${format(shippedUtc)}` : 'packed'
}

/** Link to the terms of sale that the buyer agreed to (FACE-07). */
export function AgreedTerms({ version }: { version: number }) {
  return (
    <Link to="/terms" search={{ version }} target="_blank">
      Version {version}
    </Link>
  )
}

/** Summary and address in two columns, stacked on phones. */
export function OrderColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
