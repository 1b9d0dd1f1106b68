import { listCountries } from '@volute/domain/checkout'
import { formatDate } from '@volute/domain/kernel'
import { type CompletedOrder, trackingLink } from '@volute/domain/orders'
import type { ReactNode } from 'react'
import { ExternalLink } from '../ui/external-link.tsx'
import styles from './order-facts.module.css'

/** The summary of an order and where it goes (ORDER-10, ORDER-12). */
export function OrderFacts({ order, orderNumber }: { order: CompletedOrder; orderNumber: string }) {
  const facts = [
    ['Sales Order #', orderNumber],
    ['PO #', order.poNumber],
    ['Order Date', formatDate(order.orderDate)],
    ['Status', order.status],
    ['Ship By', formatDate(order.shipBy)],
    ['Ship Via', order.shipVia],
    ['Billing Type', order.billingType],
    ['Tracking Number', trackingNumber(order)],
    ['Terms', order.terms],
    ['FOB', order.fob],
    ['Sales Person', order.salesPerson],
  ] as const
  return (
    <div className={styles.columns}>
      <section>
        <h2>Order Summary</h2>
        <dl>{facts.map(([label, value]) => value && <Fact key={label} label={label} value={value} />)}</dl>
      </section>
      <section>
        <h2>Shipping Address</h2>
        <address>
          {addressLines(order).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
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

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** A link to the carrier where the shop knows its address. */
function trackingNumber({ shipVia, trackingNumber: number }: CompletedOrder): ReactNode {
  const href = trackingLink(shipVia, number)
  return href ? <ExternalLink href={href}>{number}</ExternalLink> : number
}

function addressLines(order: CompletedOrder): string[] {
  const country = listCountries().find(({ code }) => code === order.shippingCountry)
  return [
    order.shippingCompanyName,
    order.shippingContactName,
    order.shippingAddressLine1,
    order.shippingAddressLine2,
    `${order.shippingLocality}, ${order.shippingAdministrativeArea} ${order.shippingPostalCode}`,
    country?.name ?? order.shippingCountry,
    order.shippingPhoneNumber,
  ].filter((line): line is string => Boolean(line))
}
