import { findShipType } from '@volute/domain/buying/checkout'
import { formatDate } from '@volute/domain/core/kernel'
import { getManagedPoFile, type ManagedOrder } from '@volute/domain/buying/orders'
import { call } from '../../../core/api/index.ts'
import { FactList } from '../../../core/ui/fact-list.tsx'
import { ShopClock } from '../../../core/ui/shop-clock.tsx'
import { momentAtShop } from '../../../core/ui/shop-day.ts'
import { AgreedTerms, ShipToAddress } from '../order-facts.tsx'
import { PoFileButton } from '../po-file-button.tsx'
import facts from '../order-facts.module.css'
import styles from './desk-facts.module.css'

/** Customer, summary, shipping address and history of an order (E73). */
export function DeskFacts({ order }: { order: ManagedOrder }) {
  return (
    <div className={facts.columns}>
      <section>
        <h2>Order Summary</h2>
        <FactList facts={summary(order)} />
      </section>
      <section className={styles.second}>
        <h2>Shipping Address</h2>
        <ShipToAddress order={order} />
        {order.specialInstructions && <Words title="Special Instructions">{order.specialInstructions}</Words>}
        {order.comment && <Words title="Comment">{order.comment}</Words>}
        <div className="no-print">
          <h2>
            History <ShopClock />
          </h2>
          <ol className={styles.history}>
            {order.history.map(({ event, atUtc, by }) => (
              <li key={event}>
                <strong>{event}</strong> {momentAtShop(atUtc)}
                {by && ` by ${by}`}
              </li>
            ))}
          </ol>
        </div>
      </section>
    </div>
  )
}

function summary(order: ManagedOrder) {
  return [
    ['Sales Order #', order.erpSalesOrderNumber],
    ['PO #', order.poNumber],
    ['PO File', order.poFile && <PoFile key="file" order={order} name={order.poFile.name} />],
    ['Customer', [order.companyName, order.customerCode].filter(Boolean).join(', ')],
    ['Ordered By', <Buyer key="buyer" order={order} />],
    ['Order Date', formatDate(order.orderDate)],
    ['Ship By', formatDate(order.shipBy)],
    ['Need By', formatDate(order.needBy)],
    ['Partial Shipments', order.allowPartialShipments ? 'Allowed' : 'Not allowed'],
    ['Carrier', findShipType(order.shipViaCode)?.carrier.name],
    ['Ship Via', order.shipVia],
    ['Billing Type', order.billingType],
    ['Billing Account', order.billingAccountNumber],
    ['Terms', order.terms],
    ['Terms of Sale', order.termsVersion && <AgreedTerms key="terms" version={order.termsVersion} />],
    ['FOB', order.fob],
    ['Sales Person', order.salesPerson],
  ] as const
}

/** File of the purchase order that the order was made from. */
function PoFile({ order, name }: { order: ManagedOrder; name: string }) {
  return (
    <>
      {name}{' '}
      <PoFileButton load={() => call(getManagedPoFile, { salesOrderId: String(order.salesOrderId) })} />
    </>
  )
}

/** Buyer, with their company when staff order for a customer. */
function Buyer({ order: { buyer, companyName } }: { order: ManagedOrder }) {
  return (
    <>
      {buyer.name}
      {buyer.companyName !== companyName && ` of ${buyer.companyName}`},{' '}
      <a href={`mailto:${buyer.email}`}>{buyer.email}</a>
    </>
  )
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <>
      <h2>{title}</h2>
      <p>{children}</p>
    </>
  )
}
