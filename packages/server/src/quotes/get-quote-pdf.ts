import { notFound } from '@volute/domain/kernel'
import type { getQuotePdf as contract } from '@volute/domain/quotes'
import type { Verb } from '../http/bind.ts'
import { quotePaper } from './quote-paper.ts'
import { quoteSheet } from './quote-sheet.ts'
import { findQuote } from './quote-store.ts'
import { renderPdf } from './render-pdf.ts'

/** A quote of the acting company as a PDF, made anew for every call (E75). */
export const getQuotePdf: Verb<typeof contract> = async (ctx, { quoteId }) => {
  const quote = await findQuote(ctx.db, ctx.actor.companyId, quoteId)
  if (!quote) throw notFound()
  const pdf = await renderPdf(quotePaper(quoteSheet(quote), ctx.actor.companyName))
  return { fileName: `Quote-${quote.id}.pdf`, pdf: pdf.toString('base64') }
}
