import { badRequest, isEmail, messages } from '@volute/domain/kernel'
import { type requestPassword as contract, sessionMessages } from '@volute/domain/session'
import type { Verb } from '../http/bind.ts'

/** Takes the wish for a temporary password; who it belongs to is only looked up by the queue, so that no answer tells (E05). */
export const requestPassword: Verb<typeof contract> = async (ctx, { emailAddress }) => {
  if (!isEmail(emailAddress)) throw badRequest(messages.emailInvalid)
  await ctx.enqueue(ctx.db, 'forgotten-password', { email: emailAddress })
  return { message: sessionMessages.passwordSent(emailAddress) }
}
