import type { listQuotes as contract } from '@volute/domain/quotes'
import type { Verb } from '../http/bind.ts'
import { findQuotes } from './quote-store.ts'

/** The quotes of the acting company, whoever saved them (E40, QUOTE-10, OQ-53). */
export const listQuotes: Verb<typeof contract> = async (ctx) => {
  const quotes = await findQuotes(ctx.db, ctx.actor.companyId)
  return {
    salesQuotes: quotes.map(({ id, name, createdUtc, receivedUtc, orderId }) => ({
      salesQuoteId: id,
      name,
      createdUtc: createdUtc.toISOString(),
      receivedUtc: receivedUtc?.toISOString() ?? null,
      salesOrderId: orderId,
    })),
  }
}
