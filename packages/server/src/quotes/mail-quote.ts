import { badRequest, companyContact, isEmail, messages } from '@volute/domain/kernel'
import type { mailQuote as contract } from '@volute/domain/quotes'
import { audit } from '../audit/index.ts'
import type { Verb } from '../http/bind.ts'
import { exact, renderMail, words } from '../mail/index.ts'
import { quoteFile } from './get-quote-pdf.ts'

/** Mails a quote to an address, as a PDF; replies to it reach the shop (E76). */
export const mailQuote: Verb<typeof contract> = async (ctx, { quoteId, emailAddress }) => {
  const { userId, userName, companyId, companyName } = ctx.actor
  if (!isEmail(emailAddress)) throw badRequest(messages.emailInvalid)
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
