import { Link } from '@tanstack/react-router'
import type { getReturnDashboard } from '@volute/domain/storefront/dashboard'
import { type FleetPumpRow, pumpTitle } from '@volute/domain/service/fleet'
import { countText, type ReplyOf } from '@volute/domain/core/kernel'
import { type HistoryOrder, orderStatus } from '@volute/domain/buying/orders'
import { daysLeft, type QuoteRow } from '@volute/domain/buying/quotes'
import type { ReactNode } from 'react'
import { OrderStatusMark } from '../../buying/orders/index.ts'
import { DrawingThumbnail } from '../../catalogue/part/index.ts'
import { Card } from '../../core/ui/card.tsx'
import { joinClasses } from '../../core/ui/join-classes.ts'
import rows from '../../core/ui/list-rows.module.css'
import { shopDay } from '../../core/ui/shop-day.ts'
import { getBrand } from '../../core/ui/shop-brand.ts'
import styles from './coming-back.module.css'

/** Start page of a returning customer: pumps, orders on their way, and quotes that still hold their prices (FLEET-25). */
export function ComingBack({ pumps, pumpCount, orders, quotes }: ReplyOf<typeof getReturnDashboard>) {
  return (
    <div className={styles.back}>
      {pumps.length > 0 && (
        <Block
          title="My Pumps"
          more={<Link to="/fleet">All {countText(pumpCount.rowCount, pumpCount.isMore)} pumps</Link>}
        >
          <ul className={styles.pumps}>
            {pumps.map((pump) => (
              <Pump key={pump.fleetPumpId} pump={pump} />
            ))}
          </ul>
        </Block>
      )}
      {pumps.length === 0 && (
        <Block title="My Pumps" more={null}>
          <p className={styles.none}>
            Give each pump a page with its parts, documents and history.{' '}
            <Link to="/fleet">Add your pumps</Link>
          </p>
        </Block>
      )}
      {orders.length > 0 && (
        <Block title="Open Orders" more={<Link to="/order-history">All orders</Link>}>
          <ul className={rows.list}>
            {orders.map((order) => (
              <Order key={order.salesOrderId} order={order} />
            ))}
          </ul>
        </Block>
      )}
      {quotes !== null && quotes.length > 0 && (
        <Block title="Open Quotes" more={<Link to="/sales-quotes">All quotes</Link>}>
          <ul className={rows.list}>
            {quotes.map((quote) => (
              <Quote key={quote.salesQuoteId} quote={quote} />
            ))}
          </ul>
        </Block>
      )}
    </div>
  )
}

function Block({ title, more, children }: { title: string; more: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.block}>
      <header>
        <h2>{title}</h2>
        {more}
      </header>
      <Card>{children}</Card>
    </section>
  )
}

function Pump({ pump }: { pump: FleetPumpRow }) {
  const { fleetPumpId, serialNumber, tag, nickname, model, site, bomNumber } = pump
  return (
    <li>
      <Link to="/fleet/$fleetPumpId" params={{ fleetPumpId: String(fleetPumpId) }} className={styles.pump}>
        <DrawingThumbnail partNumber={bomNumber} />
        <span className={styles.words}>
          <span className={styles.name}>{pumpTitle(pump)}</span>
          <span className={styles.quiet}>
            {[model, tag || nickname ? serialNumber : null, site?.name].filter(Boolean).join(' · ')}
          </span>
        </span>
      </Link>
    </li>
  )
}

function Order({ order }: { order: HistoryOrder }) {
  return (
    <li>
      <Link
        to="/orders/$orderNumber"
        params={{ orderNumber: order.erpSalesOrderId }}
        className={joinClasses(rows.row, styles.row)}
      >
        <span className={rows.name}>
          <span className="mono">{order.erpSalesOrderNumber}</span>
          <span className={styles.quiet}>
            {' '}
            PO {order.poNumber} · {shopDay(order.receivedUtc)}
          </span>
        </span>
        <OrderStatusMark status={orderStatus(order)} />
      </Link>
    </li>
  )
}

function Quote({ quote }: { quote: QuoteRow }) {
  return (
    <li>
      <Link
        to="/sales-quotes"
        search={{ quote: quote.salesQuoteId }}
        className={joinClasses(rows.row, styles.row)}
      >
        <span className={rows.name}>{quote.name}</span>
        <span className={styles.quiet}>{daysLeft(quote.createdUtc, new Date(), getBrand().timeZone)}</span>
      </Link>
    </li>
  )
}
