import { findShipType } from '@volute/domain/checkout'
import type { Quote } from '@volute/domain/quotes'
import { type CheckoutDraft, readDraft } from '../../checkout/index.ts'

/** Steps 1 and 2 of a checkout as a quote was saved. */
export function quoteDraft(quote: Quote): CheckoutDraft {
  return readDraft({
    ...quote,
    carrier: findShipType(quote.shipVia)?.carrier.name,
    accountNumber: quote.shippingBillingAccountNumber,
  })
}
