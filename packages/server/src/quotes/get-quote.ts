import { notFound } from '@volute/domain/kernel'
import type { getQuote as contract } from '@volute/domain/quotes'
import type { Verb } from '../http/bind.ts'
import { quoteSheet } from './quote-sheet.ts'
import { findQuote } from './quote-store.ts'

/** A quote of the acting company in full (E41, QUOTE-15, QUOTE-16). */
export const getQuote: Verb<typeof contract> = async (ctx, { quoteId }) => {
  const quote = await findQuote(ctx.db, ctx.actor.companyId, quoteId)
  if (!quote) throw notFound()
  return quoteSheet(quote)
}
