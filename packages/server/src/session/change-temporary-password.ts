import { badRequest } from '@volute/domain/kernel'
import { checkNewPassword, sessionMessages } from '@volute/domain/session'
import type { PublicContext } from '../context.ts'
import { endTemporarySession, findTemporarySession, lockPassword } from './password-store.ts'
import { hashPassword } from './passwords.ts'
import { savePassword } from './save-password.ts'
import { hashToken } from './tokens.ts'

export interface PasswordChange {
  emailAddress: string
  newPassword: string
  accessToken: string
}

/** Saves the first own password after a temporary one; the temporary session is good for this once (E07, OQ-18). */
export async function changeTemporaryPassword(ctx: PublicContext, change: PasswordChange): Promise<void> {
  const broken = checkNewPassword(change.newPassword)
  if (broken) throw badRequest(broken)
  const person = await findTemporarySession(ctx.db, hashToken(change.accessToken), ctx.now())
  if (!person || person.email !== change.emailAddress) throw expired()

  const passwordHash = await hashPassword(change.newPassword)
  await ctx.db.transaction(async (tx) => {
    await lockPassword(tx, person.userId)
    if (!(await endTemporarySession(tx, person.sessionId, ctx.now()))) throw expired()
    await savePassword(ctx, tx, person, passwordHash)
  })
}

const expired = () => badRequest(sessionMessages.temporarySessionExpired, 'TEMPORARY_SESSION_EXPIRED')
