import { badRequest, policyRequired, unauthorized } from '@volute/domain/kernel'
import { checkNewPassword, sessionMessages } from '@volute/domain/session'
import type { PublicContext } from '../context.ts'
import type { PasswordChange } from './change-temporary-password.ts'
import { findActor } from './find-actor.ts'
import { findPasswordHash, lockPassword } from './password-store.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { savePassword } from './save-password.ts'
import { hashToken } from './tokens.ts'

/** Changes the password of who is signed in; all other sessions end, and guesses of the current one are counted (E06). */
export async function changePassword(
  ctx: PublicContext,
  change: PasswordChange & { currentPassword: string },
): Promise<void> {
  const actor = await signedInActor(ctx)
  const broken = checkNewPassword(change.newPassword)
  if (broken) throw badRequest(broken)
  const found = await findPasswordHash(ctx.db, actor.sessionId, hashToken(change.accessToken))
  if (!found || actor.emailAddress !== change.emailAddress) throw badRequest(sessionMessages.changeFailed)
  if (!(await isPassword(found.passwordHash, change.currentPassword)))
    throw badRequest(sessionMessages.currentPasswordWrong, 'CURRENT_PASSWORD_WRONG')
  await ctx.giveBackAttempts()

  const person = { ...actor, email: actor.emailAddress, companyId: actor.originalCompanyId }
  const passwordHash = await hashPassword(change.newPassword)
  await ctx.db.transaction(async (tx) => {
    // Of several changes at once the first is saved; for the others the current password is another by then.
    if ((await lockPassword(tx, actor.userId)) !== found.passwordHash)
      throw badRequest(sessionMessages.currentPasswordWrong, 'CURRENT_PASSWORD_WRONG')
    await savePassword(ctx, tx, person, passwordHash)
  })
}

/** The path is open for temporary sessions, so this half of it asks for the session itself. */
async function signedInActor(ctx: PublicContext) {
  const found = ctx.token ? await findActor(ctx, ctx.token) : undefined
  if (!found) throw unauthorized()
  if (!found.hasAcceptedPolicy) throw policyRequired()
  return found.actor
}
