import type { deleteUser as contract } from '@volute/domain/account'
import { audit } from '../audit/index.ts'
import type { Verb } from '../http/bind.ts'
import { endSessions, endTemporaryPasswords } from '../session/index.ts'
import { deleteBelongings, markDeleted } from './account-store.ts'
import { checkIsOwn } from './check-is-own.ts'

/** Deletes the person's own account, also a company's last administrator's; orders and quotes stay (E20, OQ-28). */
export const deleteUser: Verb<typeof contract> = async (ctx, path) => {
  const { userId, originalCompanyId } = ctx.actor
  checkIsOwn(ctx.actor, path)
  const now = ctx.now()
  await ctx.db.transaction(async (tx) => {
    await markDeleted(tx, userId, now)
    await deleteBelongings(tx, userId)
    await endSessions(tx, userId, now)
    await endTemporaryPasswords(tx, userId, now)
    await audit(tx, { userId, companyId: originalCompanyId, act: 'delete-account', now })
  })
  return {}
}
