import { notFound } from '@volute/domain/kernel'
import type { getQuotePdf as contract } from '@volute/domain/quotes'
import type { ActorContext, Attachment } from '../context.ts'
import type { Verb } from '../http/bind.ts'
import { quotePaper } from './quote-paper.ts'
import { quoteSheet } from './quote-sheet.ts'
import { findQuote } from './quote-store.ts'
import { renderPdf } from '../pdf/index.ts'

/** A quote of the acting company as a PDF, made anew for every call (E75). */
export const getQuotePdf: Verb<typeof contract> = async (ctx, { quoteId }) => {
  const { fileName, base64 } = await quoteFile(ctx, quoteId)
  return { fileName, pdf: base64 }
}

/** A quote of the acting company as a file to be saved or mailed; another company's is not found. */
export async function quoteFile({ db, actor }: ActorContext, quoteId: number): Promise<Attachment> {
  const quote = await findQuote(db, actor.companyId, quoteId)
  if (!quote) throw notFound()
  const pdf = await renderPdf(quotePaper(quoteSheet(quote), actor.companyName))
  return { fileName: `Quote-${quote.id}.pdf`, base64: pdf.toString('base64') }
}
