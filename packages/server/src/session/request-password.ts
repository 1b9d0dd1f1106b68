import { badRequest, isEmail, limits, messages, readerForm } from '@volute/domain/kernel'
import { type requestPassword as contract, sessionMessages } from '@volute/domain/session'
import type { Verb } from '../http/bind.ts'
import { emailKey, limitCalls } from '../http/limit-attempts.ts'

/** Takes the wish for a temporary password; who it belongs to is only looked up by the queue, so that no answer tells (E05). */
export const requestPassword: Verb<typeof contract> = async (ctx, { emailAddress }) => {
  if (!isEmail(emailAddress) || emailAddress.length > limits.email) throw badRequest(messages.emailInvalid)
  await limitCalls(ctx.db, { key: emailKey('forgotten', emailAddress), most: 5, minutes: 60 }, ctx.now())

  await ctx.enqueue(ctx.db, 'forgotten-password', { email: readerForm(emailAddress) })
  return { message: sessionMessages.passwordSent(emailAddress) }
}
