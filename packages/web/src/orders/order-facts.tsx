import { formatDate } from '@volute/domain/kernel'
import type { CompletedOrder } from '@volute/domain/orders'
import { FactList } from './fact-list.tsx'
import styles from './order-facts.module.css'
import { ShipToAddress } from './ship-to-address.tsx'
import { TrackingNumber } from './tracking-number.tsx'

/** The summary of an order and where it goes. */
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
