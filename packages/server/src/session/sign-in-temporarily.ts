import { POLICY_VERSION } from '@volute/domain/kernel'
import type { PublicContext } from '../context.ts'
import { lockPassword } from './password-store.ts'
import { isPassword } from './passwords.ts'
import {
  companyOf,
  insertSession,
  openTemporaryPasswords,
  type SigningIn,
  useTemporaryPassword,
} from './session-store.ts'
import { hashToken, newToken } from './tokens.ts'

const PASSWORD_CHANGE_MINUTES = 15
/** The latest that are good at a time: mails overtake each other, and each one tried costs a hash. */
const TRIED = 2

/** A valid temporary password opens no session, only a single change of the password within 15 minutes (OQ-18). */
export async function signInTemporarily(ctx: PublicContext, user: SigningIn | undefined, password: string) {
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
    token: '',
    accessToken,
    agreedToEula: user.policyVersion === POLICY_VERSION,
    newPasswordRequired: true,
  }
}

/** Tries as many as there may be, so that nobody's time tells whether an address is known or has asked for a password. */
async function findFitting(candidates: { id: number; passwordHash: string }[], password: string) {
  let fitting: { id: number } | undefined
  for (let n = 0; n < TRIED; n++) {
    const candidate = candidates[n]
    if (await isPassword(candidate?.passwordHash ?? null, password)) fitting = candidate
  }
  return fitting
}
