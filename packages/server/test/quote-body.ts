import type { SentTo } from '@volute/domain/core/kernel'
import { saveQuote } from '@volute/domain/buying/quotes'
import type { Caller, TestShop } from './open-test-shop.ts'
import { type OrderBody, orderBody } from './order-body.ts'

export type QuoteBody = SentTo<typeof saveQuote>

/** A valid quote of these lines, with prices that the server must not trust. A quote has no wished date. */
export function quoteBody(cart: Parameters<typeof orderBody>[0]): QuoteBody {
  const { salesOrderRequestCode, salesQuoteId, needBy, shipBy, ...shared } = orderBody(cart, new Date(0))
  return {
    ...shared,
    quoteName: 'Wet end, spring',
    shippingDependentLocality: null,
    shippingSortingCode: null,
  }
}

/** Saves a quote of these lines, and returns its id and the matching order. */
export async function savedQuote(
  shop: TestShop,
  caller: Caller,
  lines: Parameters<typeof orderBody>[0],
): Promise<{ salesQuoteId: number; order: OrderBody }> {
  const { status, body } = await shop.call(saveQuote, quoteBody(lines), caller)
  if (status !== 201) throw new Error(`the quote was not saved: ${body.error}`)
  return {
    salesQuoteId: body.salesQuoteId,
    order: { ...orderBody(lines, shop.clock.now), salesQuoteId: body.salesQuoteId },
  }
}
