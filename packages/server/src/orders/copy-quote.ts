import { notFound } from '@volute/domain/kernel'
import type { copyQuote as contract } from '@volute/domain/orders'
import type { Verb } from '../http/bind.ts'
import { findQuote } from '../quotes/index.ts'
import { putIntoCart } from './put-into-cart.ts'

/** Puts a quote's lines into the cart, at the prices of today: an expired quote goes on there (E77). */
export const copyQuote: Verb<typeof contract> = async (ctx, { quoteId }) =>
  ctx.db.transaction(async (tx) => {
    const quote = await findQuote(tx, ctx.actor.companyId, quoteId)
    if (!quote) throw notFound()
    return { lines: await putIntoCart(tx, ctx.actor, quote.lines) }
  })
