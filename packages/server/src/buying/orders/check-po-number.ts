import { notFound } from '@volute/domain/core/kernel'
import type { checkPoNumber as contract } from '@volute/domain/buying/orders'
import type { ActorContext } from '../../core/http/context.ts'
import type { Handler } from '../../core/http/bind.ts'
import { showCart } from '../cart/index.ts'
import { findQuote } from '../quotes/index.ts'
import { findSamePo, type NewLine } from './same-po-store.ts'

/** Earlier order with the same PO number as the cart, or the quote, is to be ordered under (READ-10). */
export const checkPoNumber: Handler<typeof contract> = async (ctx, { poNumber, salesQuoteId }) => {
  const samePo = await findSamePo(ctx, poNumber, await linesToOrder(ctx, salesQuoteId))
  return { samePo, isRefused: samePo !== null && ctx.actor.refusesUsedPo }
}

async function linesToOrder(ctx: ActorContext, quoteId: number | undefined): Promise<readonly NewLine[]> {
  if (quoteId === undefined) return (await showCart(ctx)).items
  const quote = await findQuote(ctx.db, ctx.actor.companyId, quoteId)
  if (!quote) throw notFound()
  return quote.lines
}
