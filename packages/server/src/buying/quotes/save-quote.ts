import type { InputOf } from '@volute/domain/core/kernel'
import { orderTotals } from '@volute/domain/core/pricing'
import { checkQuoteName, type saveQuote as contract } from '@volute/domain/buying/quotes'
import { pumpsOf, recordEvent } from '../../core/events/index.ts'
import { checkDocument, documentLines, frozenFits } from '../checkout/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import { insertQuote } from './quote-store.ts'

/** Saves a quote at current prices and discount; the cart stays unchanged (E42, OQ-41, OQ-48, OQ-53). */
export async function saveQuote(ctx: ActorContext, input: InputOf<typeof contract>) {
  const { items, document, columns } = await checkDocument(ctx, input, checkQuoteName(input))
  const fits = await frozenFits(ctx, items)
  const lines = await documentLines(ctx, items, fits)
  const { discountBasisPoints, distributor, userId, companyId } = ctx.actor
  const { subtotalCents, totalCents } = orderTotals(lines, discountBasisPoints)
  const quote = {
    ...columns,
    name: document.quoteName,
    distributorName: distributor?.name ?? null,
    discountBasisPoints,
    subtotalCents,
    totalCents,
    createdUtc: ctx.now(),
    lines,
  }

  return ctx.db.transaction(async (tx) => {
    const salesQuoteId = await insertQuote(tx, ctx.actor, quote)
    await recordEvent(tx, {
      userId,
      companyId,
      kind: 'save-quote',
      subject: { salesQuoteId, ...pumpsOf(lines) },
      now: ctx.now(),
    })
    return { salesQuoteId }
  })
}
