import { findShipType } from '@volute/domain/checkout'
import type { SentTo } from '@volute/domain/kernel'
import type { saveQuote } from '@volute/domain/quotes'
import { documentLine, type Order } from '../order-body.ts'

/** What is posted for a quote (QUOTE-02). */
export function quoteBody({ draft, items }: Pick<Order, 'draft' | 'items'>): SentTo<typeof saveQuote> {
  const { carrier: _, accountNumber, ...texts } = draft
  return {
    ...texts,
    shippingDependentLocality: null,
    shippingSortingCode: null,
    shippingBillingType: findShipType(draft.shipVia)?.carrier.billingType ?? null,
    shippingBillingAccountNumber: accountNumber,
    cart: items.map(documentLine),
  }
}
