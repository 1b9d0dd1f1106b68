import { durations, invalid, isEmail, messages, orThrow } from '@volute/domain/core/kernel'
import { type requestPassword as contract, sessionMessages } from '@volute/domain/people/session'
import { z } from 'zod/mini'
import { recordEvent } from '../../core/events/index.ts'
import type { MailTemplate, Shop } from '../../core/http/context.ts'
import type { Queryable } from '../../core/db/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { exact, link, writeMail, words } from '../../core/mail/index.ts'
import { defineJob } from '../../core/queue/index.ts'
import { findUserByEmail, insertTemporaryPassword, type SigningIn } from './password-store.ts'
import { newTemporaryPassword } from './passwords.ts'

/**
 * Queues a request for a temporary password. Only the queue looks up the address, so that the reply does not reveal if it
 * is known (E05, AUTH-27).
 */
export const requestPassword: Handler<typeof contract> = async (ctx, { emailAddress }) => {
  if (!isEmail(emailAddress)) orThrow(invalid('emailAddress', 'WRONG_FORMAT', messages.emailInvalid))
  await ctx.enqueue(ctx.db, forgottenPasswordJob, { email: emailAddress })
  return { message: sessionMessages.passwordSent(emailAddress) }
}

export const forgottenPasswordJob = defineJob({
  name: 'forgotten-password',
  payload: z.object({ email: z.string() }),
  retryLimit: 10,
  retryDelayMax: 60,
  workers: 1,
  batch: 2,
  work: (shop, { email }) => mailTemporaryPassword(shop, email),
})

/**
 * Mails a temporary password; the old password stays valid until a new one is saved (OQ-18). For an unknown address the
 * request is only audited.
 */
async function mailTemporaryPassword(shop: Shop, email: string): Promise<void> {
  const user = await findUserByEmail(shop.db, email)
  if (!user) return auditRequest(shop, shop.db, undefined, email)
  const { password, passwordHash } = await newTemporaryPassword()
  const expiresUtc = new Date(shop.now().getTime() + durations.forgottenPasswordHours * 3_600_000)
  await shop.db.transaction(async (tx) => {
    await insertTemporaryPassword(tx, { userId: user.id, purpose: 'FORGOTTEN', passwordHash, expiresUtc })
    await shop.sendMail(tx, forgottenPassword(user.email, password, shop.settings.publicUrl))
    await auditRequest(shop, tx, user, email)
  })
}

async function auditRequest(shop: Shop, tx: Queryable, user: SigningIn | undefined, emailAddress: string) {
  const [userId, companyId] = [user?.id ?? null, user?.companyId ?? null]
  await recordEvent(tx, {
    userId,
    companyId,
    kind: 'request-password',
    subject: { emailAddress },
    now: shop.now(),
  })
}

/** Mail 3 of OQ-27: a temporary password for a person who forgot theirs. */
function forgottenPassword(recipient: string, password: string, publicUrl: string): MailTemplate {
  return writeMail(recipient, words`your temporary password`, [
    words`Somebody, most likely you, has asked for access to your account.`,
    words`Temporary password: ${exact(password)}`,
    words`Sign in with it here:\n${link(`${publicUrl}/login/temporary-password`)}`,
    words`It can be used once, within ${durations.forgottenPasswordHours} hours.\nYou will then choose a new password.`,
    words`If you did not ask for it, ignore this mail: your password still works.`,
  ])
}
