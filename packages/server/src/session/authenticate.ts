import { badRequest, durations, isEmail, limits, POLICY_VERSION } from '@volute/domain/kernel'
import { type authenticate as contract, checkSignIn, sessionMessages } from '@volute/domain/session'
import { audit } from '../audit/index.ts'
import type { PublicContext } from '../context.ts'
import type { Verb } from '../http/bind.ts'
import { lockPassword } from './password-store.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'
import {
  findSession,
  findUserByEmail,
  insertSession,
  type SigningIn,
  setPasswordHash,
} from './session-store.ts'
import { sessionUserOf } from './session-user-of.ts'
import { signInTemporarily } from './sign-in-temporarily.ts'
import { hashToken, newToken } from './tokens.ts'

/** Signs a person in; unknown, wrong, disabled and expired all read the same and cost the same time (E01, AUTH-10). */
export const authenticate: Verb<typeof contract> = async (ctx, { username: email, password }) => {
  const incomplete = checkSignIn({ email, password })
  if (incomplete) throw badRequest(incomplete)

  const user = await findUserByEmail(ctx.db, email)
  const isOwn = await isPassword(user?.passwordHash ?? null, password)
  const reply = await (user && isOwn ? signIn(ctx, user, password) : signInTemporarily(ctx, user, password))
  if (!reply) return refuse(ctx, user, email)
  await ctx.giveBackAttempts()
  return reply
}

/** Known or not, one row is written; what is no address may be a password in the wrong field, and is not (OQ-72). */
async function refuse(ctx: PublicContext, user: SigningIn | undefined, email: string): Promise<never> {
  await audit(ctx.db, {
    userId: user?.id ?? null,
    companyId: user?.companyId ?? null,
    act: 'fail-sign-in',
    detail: isEmail(email) ? { emailAddress: email } : {},
    now: ctx.now(),
  })
  throw badRequest(sessionMessages.wrongCredentials, 'WRONG_CREDENTIALS')
}

async function signIn(ctx: PublicContext, user: SigningIn, password: string) {
  const token = newToken()
  const accessToken = newToken()
  const now = ctx.now()
  await ctx.db.transaction(async (tx) => {
    // The password may have been changed, or the account deleted, since it was read.
    if ((await lockPassword(tx, user.id)) !== user.passwordHash) return
    await insertSession(tx, {
      userId: user.id,
      actingCompanyId: user.companyId,
      tokenHash: hashToken(token),
      accessTokenHash: hashToken(accessToken),
      userAgent: ctx.userAgent.slice(0, limits.userAgent),
      lastActiveUtc: now,
      createdUtc: now,
      expiresUtc: new Date(now.getTime() + durations.sessionHours * 3_600_000),
    })
    if (isOutdated(user.passwordHash ?? '')) await setPasswordHash(tx, user.id, await hashPassword(password))
    await audit(tx, { userId: user.id, companyId: user.companyId, act: 'sign-in', now })
  })
  const found = await findSession(ctx.db, hashToken(token), now)
  return (
    found && {
      ...sessionUserOf(found.actor),
      token,
      accessToken,
      agreedToEula: user.policyVersion === POLICY_VERSION,
      newPasswordRequired: false,
    }
  )
}
