import { attemptLimits, badRequest, isEmail, messages } from '@volute/domain/kernel'
import { type requestPassword as contract, sessionMessages } from '@volute/domain/session'
import type { Verb } from '../http/bind.ts'
import { attemptKey, takeAttempts } from '../http/limit-attempts.ts'

/** Takes the wish for a temporary password; who it belongs to is only looked up by the queue, so that no answer tells (E05). */
export const requestPassword: Verb<typeof contract> = async (ctx, { emailAddress }) => {
  if (!isEmail(emailAddress)) throw badRequest(messages.emailInvalid)
  const key = attemptKey('forgotten password of', emailAddress)
  await takeAttempts(ctx, { key, ...attemptLimits.forgottenPassword })

  await ctx.enqueue(ctx.db, 'forgotten-password', { email: emailAddress })
  return { message: sessionMessages.passwordSent(emailAddress) }
}
