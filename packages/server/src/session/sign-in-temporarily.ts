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

/** A valid temporary password opens no session, only a single change of the password within 15 minutes (OQ-18). */
export async function signInTemporarily(ctx: PublicContext, user: SigningIn, password: string) {
  const now = ctx.now()
  const candidates = await openTemporaryPasswords(ctx.db, user.id, now)
  const fitting = await firstFitting(candidates, password)
  if (!fitting) return undefined
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

async function firstFitting(candidates: { id: number; passwordHash: string }[], password: string) {
  for (const candidate of candidates) if (await isPassword(candidate.passwordHash, password)) return candidate
  return undefined
}
