import type { signOut as contract } from '@volute/domain/session'
import { audit } from '../audit/index.ts'
import type { Verb } from '../http/bind.ts'
import { revokeSession } from './session-store.ts'
import { hashToken } from './tokens.ts'

/** Revokes the token; one that is unknown or already gone is no error (E02). Who acted for a company leaves it. */
export const signOut: Verb<typeof contract> = async ({ db, token, now }) => {
  if (!token) return {}

  await db.transaction(async (tx) => {
    const revoked = await revokeSession(tx, hashToken(token), now())
    if (!revoked) return
    const { userId, companyId, originalCompanyId } = revoked
    if (companyId !== originalCompanyId)
      await audit(tx, { userId, companyId, act: 'exit-company', now: now() })
    await audit(tx, { userId, companyId: originalCompanyId, act: 'sign-out', now: now() })
  })
  return {}
}
