import type { InputOf } from '@volute/domain/kernel'
import { orderTotals } from '@volute/domain/pricing'
import { checkQuoteName, type saveQuote as contract } from '@volute/domain/quotes'
import { audit } from '../audit/index.ts'
import { checkDocument, documentLine } from '../checkout/index.ts'
import type { ActorContext } from '../context.ts'
import { insertQuote } from './quote-store.ts'

/** Saves a quote at the prices and the discount of this moment; the cart stays as it is (E42, OQ-41, OQ-48, OQ-53). */
export async function saveQuote(ctx: ActorContext, input: InputOf<typeof contract>) {
  const { items, document, columns } = await checkDocument(ctx, input, checkQuoteName(input))
  const lines = items.map(documentLine)
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
    await audit(tx, { userId, companyId, act: 'save-quote', detail: { salesQuoteId }, now: ctx.now() })
    return { salesQuoteId }
  })
}
