import { badRequest, orThrow, policyRequired, unauthorized } from '@volute/domain/core/kernel'
import {
  checkNewPassword,
  type changePassword as contract,
  sessionMessages,
} from '@volute/domain/people/session'
import { recordEvent } from '../../core/events/index.ts'
import type { MailTemplate, PublicContext, Shop } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { reachUs, words, writeMail } from '../../core/mail/index.ts'
import { findActor } from './find-actor.ts'
import {
  endTemporaryPasswords,
  endTemporarySession,
  findPasswordHash,
  findTemporarySession,
  lockPassword,
  setPasswordHash,
  settleCompany,
} from './password-store.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { endSessions } from './session-store.ts'
import { hashToken } from './tokens.ts'

/** One path for two actions: changing one's password and replacing a temporary one (E06, E07). */
export const changePassword: Handler<typeof contract> = async (ctx, { currentPassword, ...change }) => {
  if (currentPassword === undefined) await changeTemporaryPassword(ctx, change)
  else await replacePassword(ctx, { ...change, currentPassword })
  return { message: sessionMessages.passwordSaved }
}

interface PasswordChange {
  emailAddress: string
  newPassword: string
  accessToken: string
}

/**
 * Changes the signed-in person's password. All other sessions end, and wrong current passwords are counted (E06, ACCT-13,
 * ACCT-14).
 */
async function replacePassword(
  ctx: PublicContext,
  change: PasswordChange & { currentPassword: string },
): Promise<void> {
  const actor = await signedInActor(ctx)
  const newPassword = orThrow(checkNewPassword(change))
  const found = await findPasswordHash(ctx.db, actor.sessionId, hashToken(change.accessToken))
  if (!found || actor.emailAddress !== change.emailAddress) throw badRequest(sessionMessages.changeFailed)
  if (!(await isPassword(found.passwordHash, change.currentPassword))) throw wrongCurrent()
  await ctx.giveBackAttempts()

  const person = { ...actor, email: actor.emailAddress, companyId: actor.originalCompanyId }
  const passwordHash = await hashPassword(newPassword)
  await ctx.db.transaction(async (tx) => {
    // The first of several simultaneous changes is saved; the others no longer have the right current password.
    if ((await lockPassword(tx, actor.userId)) !== found.passwordHash) throw wrongCurrent()
    await savePassword(ctx, tx, person, passwordHash)
  })
}

const wrongCurrent = () => badRequest(sessionMessages.currentPasswordWrong, 'CURRENT_PASSWORD_WRONG')

/** The endpoint is open to temporary sessions, so the binder has not required a signed-in one. */
async function signedInActor(ctx: PublicContext) {
  const found = ctx.token ? await findActor(ctx, ctx.token) : undefined
  if (!found) throw unauthorized()
  if (!found.hasAcceptedPolicy) throw policyRequired()
  return found.actor
}

/** Saves the first own password after a temporary one; the temporary session works only once (E07, AUTH-30, OQ-18). */
async function changeTemporaryPassword(ctx: PublicContext, change: PasswordChange): Promise<void> {
  const newPassword = orThrow(checkNewPassword(change))
  const person = await findTemporarySession(ctx.db, hashToken(change.accessToken), ctx.now())
  if (!person || person.email !== change.emailAddress) throw expired()

  const passwordHash = await hashPassword(newPassword)
  await ctx.db.transaction(async (tx) => {
    await lockPassword(tx, person.userId)
    if (!(await endTemporarySession(tx, person.sessionId, ctx.now()))) throw expired()
    await savePassword(ctx, tx, person, passwordHash)
  })
}

const expired = () => badRequest(sessionMessages.temporarySessionExpired, 'TEMPORARY_SESSION_EXPIRED')

interface Person {
  userId: number
  email: string
  companyId: number
  /** The session that stays valid. */
  sessionId: number
}

/**
 * Saves the password, ends all other sessions and temporary passwords, and notifies the person by mail (E06, E07, ACCT-14,
 * AUTH-37).
 */
async function savePassword(shop: Shop, tx: Transaction, person: Person, passwordHash: string) {
  const { userId, email, companyId, sessionId } = person
  const now = shop.now()
  await setPasswordHash(tx, userId, passwordHash)
  await settleCompany(tx, companyId)
  await endSessions(tx, userId, now, sessionId)
  await endTemporaryPasswords(tx, userId, now)
  await shop.sendMail(tx, passwordChanged(email))
  await recordEvent(tx, { userId, companyId, kind: 'change-password', now })
}

/** Mail 8 of OQ-27: the password was changed. */
function passwordChanged(recipient: string): MailTemplate {
  return writeMail(recipient, words`your password was changed`, ({ contact }) => [
    words`The password of your account has been changed.`,
    words`If it was not you, please tell us at once:\n${reachUs(contact)}`,
  ])
}
