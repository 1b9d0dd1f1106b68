import { companyContact, notFound, orRefuse } from '@volute/domain/kernel'
import {
  checkRecipient,
  type getQuotePdf as pdfContract,
  type mailQuote as mailContract,
} from '@volute/domain/quotes'
import { audit } from '../audit/index.ts'
import type { ActorContext, Attachment } from '../context.ts'
import type { Verb } from '../http/bind.ts'
import { exact, renderMail, words } from '../mail/index.ts'
import { renderPdf } from '../pdf/index.ts'
import { quotePaper } from './quote-paper.ts'
import { findQuote } from './quote-store.ts'
import { quoteSheet } from './read-quotes.ts'

/** A quote of the acting company as a PDF, rendered for every call (E75). */
export const getQuotePdf: Verb<typeof pdfContract> = async (ctx, { quoteId }) => {
  const { fileName, base64 } = await quoteFile(ctx, quoteId)
  return { fileName, pdf: base64 }
}

/** Mails a quote to an address, as a PDF; replies to it reach the shop (E76). */
export const mailQuote: Verb<typeof mailContract> = async (ctx, { quoteId, ...typed }) => {
  const { emailAddress } = orRefuse(checkRecipient(typed))
  const { userId, userName, companyId, companyName } = ctx.actor
  const attachment = await quoteFile(ctx, quoteId)

  const { salesEmail, phone } = companyContact
  const mail = renderMail(emailAddress, words`quote ${quoteId} of ${companyName}`, [
    words`${userName} of ${companyName} sends you quote ${quoteId}, which is attached.`,
    words`If you have a question about it, reach us at ${exact(salesEmail)} or ${exact(phone)}.`,
  ])
  await ctx.db.transaction(async (tx) => {
    await ctx.sendMail(tx, { ...mail, attachment })
    const detail = { quoteId, emailAddress }
    await audit(tx, { userId, companyId, act: 'mail-quote', detail, now: ctx.now() })
  })
  return {}
}

/** A quote of the acting company as a file to be saved or mailed; another company's is not found. */
async function quoteFile({ db, actor }: ActorContext, quoteId: number): Promise<Attachment> {
  const quote = await findQuote(db, actor.companyId, quoteId)
  if (!quote) throw notFound()
  const pdf = await renderPdf(quotePaper(quoteSheet(quote), actor.companyName))
  return { fileName: `Quote-${quote.id}.pdf`, base64: pdf.toString('base64') }
}
