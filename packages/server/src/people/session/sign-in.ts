import { badRequest, durations, isEmail, limits, orThrow } from '@volute/domain/core/kernel'
import { type signIn as contract, checkSignIn, sessionMessages } from '@volute/domain/people/session'
import { recordEvent } from '../../core/events/index.ts'
import type { PublicContext } from '../../core/http/context.ts'
import type { Handler } from '../../core/http/bind.ts'
import { sessionUserOf } from './find-actor.ts'
import {
  companyOf,
  findUserByEmail,
  lockPassword,
  openTemporaryPasswords,
  setPasswordHash,
  type SigningIn,
  useTemporaryPassword,
} from './password-store.ts'
import { newDeviceToken } from './known-device.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'
import { findSession, insertSession } from './session-store.ts'
import { hashToken, newToken } from './tokens.ts'

/** Duration of a temporary session. */
const PASSWORD_CHANGE_MINUTES = 15
/**
 * Number of temporary passwords that are valid at a time, latest first. More than one, since mails may arrive out of
 * order; not many, since each check costs a hash.
 */
const TRIED = 2

/** Signs a person in. Unknown, wrong, disabled and expired get the same message and take the same time (E01, AUTH-10). */
export const signIn: Handler<typeof contract> = async (ctx, typed) => {
  const { username: email, password } = orThrow(checkSignIn(typed))
  const user = await findUserByEmail(ctx.db, email)
  const isOwn = await isPassword(user?.passwordHash ?? null, password)
  const { passwordHash } = user ?? {}
  const reply = await (user && passwordHash && isOwn
    ? openSession(ctx, { ...user, passwordHash }, password)
    : signInTemporarily(ctx, user, password))
  if (!reply) return refuse(ctx, user, email)
  await ctx.giveBackAttempts()
  return reply
}

/**
 * Audits the failure, for known and unknown people. Input that is not an address is left out, since it may be a password in
 * the wrong field (OQ-72).
 */
async function refuse(ctx: PublicContext, user: SigningIn | undefined, email: string): Promise<never> {
  await recordEvent(ctx.db, {
    userId: user?.id ?? null,
    companyId: user?.companyId ?? null,
    kind: 'fail-sign-in',
    subject: isEmail(email) ? { emailAddress: email } : {},
    now: ctx.now(),
  })
  throw badRequest(sessionMessages.wrongCredentials, 'WRONG_CREDENTIALS')
}

async function openSession(ctx: PublicContext, user: SigningIn & { passwordHash: string }, password: string) {
  let { passwordHash } = user
  const token = newToken()
  const accessToken = newToken()
  const now = ctx.now()
  const found = await ctx.db.transaction(async (tx) => {
    // The password may have been changed, or the account deleted, since the read.
    if ((await lockPassword(tx, user.id)) !== passwordHash) return undefined
    if (isOutdated(passwordHash)) {
      passwordHash = await hashPassword(password)
      await setPasswordHash(tx, user.id, passwordHash)
    }
    const opened = insertSession(tx, {
      userId: user.id,
      actingCompanyId: user.companyId,
      tokenHash: hashToken(token),
      accessTokenHash: hashToken(accessToken),
      userAgent: ctx.userAgent.slice(0, limits.userAgent),
      lastActiveUtc: now,
      createdUtc: now,
      expiresUtc: new Date(now.getTime() + durations.sessionHours * 3_600_000),
    })
    const audited = recordEvent(tx, { userId: user.id, companyId: user.companyId, kind: 'sign-in', now })
    const [session] = await Promise.all([findSession(tx, hashToken(token), now), opened, audited])
    return session
  })
  return (
    found && {
      ...sessionUserOf(found.actor),
      token,
      accessToken,
      deviceToken: newDeviceToken({ id: user.id, passwordHash }, now),
      agreedToEula: user.agreedToEula,
      newPasswordRequired: false,
    }
  )
}

/** A valid temporary password opens no session. It allows one change of the password within 15 minutes (OQ-18). */
async function signInTemporarily(ctx: PublicContext, user: SigningIn | undefined, password: string) {
  const now = ctx.now()
  const candidates = await openTemporaryPasswords(ctx.db, user?.id ?? 0, TRIED, now)
  const fitting = await findFitting(candidates, password)
  if (!user || !fitting) return undefined
  const accessToken = newToken()
  const isFirstUse = await ctx.db.transaction(async (tx) => {
    await lockPassword(tx, user.id)
    if (!(await useTemporaryPassword(tx, fitting.id, now))) return false
    await insertSession(tx, {
      userId: user.id,
      actingCompanyId: user.companyId,
      accessTokenHash: hashToken(accessToken),
      lastActiveUtc: now,
      createdUtc: now,
      expiresUtc: new Date(now.getTime() + PASSWORD_CHANGE_MINUTES * 60_000),
    })
    return true
  })
  if (!isFirstUse) return undefined
  const company = await companyOf(ctx.db, user.companyId)
  return {
    userId: user.id,
    userName: user.name,
    emailAddress: user.email,
    companyId: user.companyId,
    companyName: company.name,
    isCompanyHidden: false,
    permissions: [],
    isPackager: company.isPackager,
    worksForProvider: company.isProvider,
    token: '',
    accessToken,
    deviceToken: '',
    agreedToEula: user.agreedToEula,
    newPasswordRequired: true,
  }
}

/**
 * Always checks the maximum number of passwords, so that the time taken does not reveal if an address is known or has
 * requested a password.
 */
async function findFitting(candidates: { id: number; passwordHash: string }[], password: string) {
  let fitting: { id: number } | undefined
  for (let n = 0; n < TRIED; n++) {
    const candidate = candidates[n]
    if (await isPassword(candidate?.passwordHash ?? null, password)) fitting = candidate
  }
  return fitting
}
