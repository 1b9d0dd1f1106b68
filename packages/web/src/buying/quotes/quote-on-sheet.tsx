import { shipTypeName } from '@volute/domain/buying/checkout'
import { formatDate } from '@volute/domain/core/kernel'
import { shopDate } from '@volute/domain/catalogue/lead-time'
import { formatPercent, formatPrice } from '@volute/domain/core/pricing'
import { isExpired, type Quote, quoteMessages, validUntil } from '@volute/domain/buying/quotes'
import type { ReactNode } from 'react'
import { useSession } from '../../core/api/index.ts'
import { OrderColumns, OrderItems, OrderSheet, OrderTitleBlock, ShipToAddress } from '../orders/index.ts'
import { Badge } from '../../core/ui/badge.tsx'
import { FactList } from '../../core/ui/fact-list.tsx'
import { joinClasses } from '../../core/ui/join-classes.ts'
import { Logo } from '../../core/ui/logo.tsx'
import { shopDay } from '../../core/ui/shop-day.ts'
import { getBrand, useBrand } from '../../core/ui/shop-brand.ts'
import styles from './quote-on-sheet.module.css'

const labels = { number: 'Quote #', date: 'Quote Created' }

/** Quote for reading and printing, with its badges (QUOTE-13, QUOTE-14). */
export function QuoteOnSheet({ quote, children }: { quote: Quote; children: ReactNode }) {
  const { user } = useSession()
  const { name } = useBrand()
  const order = asOrder(quote)
  return (
    <OrderSheet>
      <OrderTitleBlock
        title="Quote"
        order={{
          companyName: user.companyName,
          poNumber: quote.poNumber,
          orderDate: shopDate(new Date(quote.createdUtc), getBrand().timeZone),
        }}
        orderNumber={String(quote.salesQuoteId)}
        labels={labels}
      />
      {/* The printed sheet has the logo in its title block. */}
      <p className={joinClasses(styles.logo, 'no-print')}>
        <Logo />
      </p>
      <Badges quote={quote} />
      <OrderColumns>
        <section>
          <h2>Quote Summary</h2>
          <FactList facts={summary(quote)} />
        </section>
        <section>
          <h2>Shipping Address</h2>
          <ShipToAddress order={order} />
          {quote.comment && (
            <>
              <h2>Comment</h2>
              <p>{quote.comment}</p>
            </>
          )}
          {quote.specialInstructions && (
            <>
              <h2>Special Instructions</h2>
              <p>{quote.specialInstructions}</p>
            </>
          )}
        </section>
      </OrderColumns>
      <OrderItems order={order} caption="Quoted items" unpriced={quoteMessages.unpriced(name)} />
      {children}
    </OrderSheet>
  )
}

/** Badges of a quote; one that is both ordered and expired shows both (TV-19). */
function Badges({ quote }: { quote: Quote }) {
  const { timeZone } = useBrand()
  const expired = isExpired(quote, new Date(), timeZone)
  if (!quote.receivedUtc && !expired) return null
  return (
    <p className={styles.badges}>
      {quote.receivedUtc && <Badge kind="ok">Ordered: {shopDay(quote.receivedUtc)}</Badge>}
      {expired && <Badge kind="warn">Expired: {formatDate(validUntil(quote.createdUtc, timeZone))}</Badge>}
    </p>
  )
}

function summary(quote: Quote) {
  return [
    ['Quote #', String(quote.salesQuoteId)],
    ['Quote Name', quote.quoteName],
    ['Sales Order #', quote.orderNumber ?? 'N/A'],
    ['PO #', quote.poNumber],
    ['Quote Created', shopDay(quote.createdUtc)],
    ['Valid Until', formatDate(validUntil(quote.createdUtc, getBrand().timeZone))],
    ['Items Subtotal', formatPrice(quote.subTotal)],
    ['Company Discount', formatPercent(quote.companyDiscount)],
    ['Grand Total', formatPrice(quote.grandTotal)],
    ['Ship Via', shipTypeName(quote.shipVia)],
    ['Billing Type', quote.shippingBillingType ?? 'N/A'],
    ['Billing Account #', quote.shippingBillingAccountNumber],
    ['Distributor', quote.distributorName],
  ] as const
}

/** A quote with the field names of an order, for the components that show both. */
function asOrder(quote: Quote) {
  return {
    ...quote,
    shippingLocality: quote.shippingCity,
    shippingAdministrativeArea: quote.shippingState,
    shippingPostalCode: quote.shippingZipCode,
    itemsSubtotal: quote.subTotal,
    discountPercent: quote.companyDiscount,
    orderItems: quote.cart.map((item) => ({ ...item, partDescription: item.description })),
  }
}
