import { formatDate, HttpError, limits, notFound, orThrow } from '@volute/domain/core/kernel'
import { formatPrice } from '@volute/domain/core/pricing'
import {
  checkQuoteMail,
  type getQuotePdf as pdfContract,
  type listQuoteRecipients as recipientsContract,
  type mailQuote as mailContract,
  type Quote,
  validUntil,
} from '@volute/domain/buying/quotes'
import { recordEvent } from '../../core/events/index.ts'
import { brandFor, findPicture } from '../../core/brand/index.ts'
import type { ActorContext, Attachment } from '../../core/http/context.ts'
import type { Handler } from '../../core/http/bind.ts'
import { lines, reachUs, words, writeMail } from '../../core/mail/index.ts'
import { renderPdf } from '../../core/pdf/index.ts'
import { quotePdf } from './quote-pdf.ts'
import { noPictures, type QuotePictures, readPictures } from './quote-pictures.ts'
import { findQuote, findMailedTo, findPeople } from './quote-store.ts'
import { quoteReply } from './read-quotes.ts'

/** A quote of the acting company as a PDF, made on every call (E75). */
export const getQuotePdf: Handler<typeof pdfContract> = async (ctx, { quoteId }) => {
  const { fileName, base64 } = await quoteFile(ctx, quoteId)
  return { fileName, pdf: base64 }
}

/** Mails a quote as a PDF, with a note from the sender; replies go to the shop (E76). */
export const mailQuote: Handler<typeof mailContract> = async (ctx, { quoteId, ...typed }) => {
  const { emailAddress, note } = orThrow(checkQuoteMail(typed))
  const { userId, userName, companyId, companyName } = ctx.actor
  const { quote, ...attachment } = await quoteFile(ctx, quoteId)

  const { brand } = await brandFor(ctx)
  const template = writeMail(emailAddress, words`quote ${quoteId} of ${companyName}`, [
    words`${userName} of ${companyName} sends you quote ${quoteId}, ${quote.quoteName}, which is attached.`,
    ...(note ? [words`${userName} writes:`, quoted(note)] : []),
    lines(
      words`Grand Total: ${formatPrice(quote.grandTotal)}`,
      words`Valid until: ${formatDate(validUntil(quote.createdUtc, brand.timeZone))}`,
    ),
    words`If you have a question about it, reach us: ${reachUs(brand.contact)}.`,
  ])
  await ctx.db.transaction(async (tx) => {
    await ctx.sendMail(tx, (worn) => ({ ...template(worn), attachment }))
    const subject = { quoteId, emailAddress }
    await recordEvent(tx, { userId, companyId, kind: 'mail-quote', subject, now: ctx.now() })
  })
  return {}
}

const quoted = (note: string) => lines(...note.split(/\r?\n/).map((line) => words`${line}`))

/** Suggested recipients when a quote is mailed (E97); distributors have no address in the shop. */
export const listQuoteRecipients: Handler<typeof recipientsContract> = async ({ db, actor }) => {
  const [lastUsed, people] = await Promise.all([
    findMailedTo(db, actor, limits.shownSuggestions),
    findPeople(db, actor.companyId),
  ])
  return { lastUsed, people: people.filter((one) => !lastUsed.includes(one)) }
}

/** PDF of a quote, to save or to attach; another company's quote is not found. */
async function quoteFile(ctx: ActorContext, quoteId: number): Promise<Attachment & { quote: Quote }> {
  const { db, actor } = ctx
  const found = await findQuote(db, actor.companyId, quoteId)
  if (!found) throw notFound()
  const quote = quoteReply(found)
  const inForce = await brandFor(ctx)
  const { logo } = inForce.brand
  const picture = logo === null ? undefined : await findPicture(db, logo)
  const pdfWith = (pictures: QuotePictures) => quotePdf(quote, actor.companyName, inForce, picture, pictures)
  const pictures = await readPictures(ctx.files, quote)
  const pdf = await renderPdf(pdfWith(pictures)).catch((error: unknown) => {
    // A picture that pdfmake cannot draw must not cost the quote.
    if (error instanceof HttpError || pictures.size === 0) throw error
    ctx.log.warn({ err: error, quoteId }, 'a quote is drawn without pictures')
    return renderPdf(pdfWith(noPictures))
  })
  return { quote, fileName: `Quote-${quoteId}.pdf`, base64: pdf.toString('base64') }
}
