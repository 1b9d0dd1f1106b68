import type { deleteUser as contract } from '@volute/domain/people/account'
import { notFound } from '@volute/domain/core/kernel'
import { userMessages } from '@volute/domain/people/users'
import { recordEvent } from '../../core/events/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { changePeople } from '../people/index.ts'
import { endSessions, endTemporaryPasswords } from '../session/index.ts'
import { checkHolds } from '../../core/http/check-holds.ts'
import { findCompanyUser } from '../users/index.ts'
import { deleteBelongings, forgetMails, markDeleted } from './account-store.ts'
import { isOwn } from './profile.ts'

/**
 * Deletes the caller's own account, even a company's last administrator's, or a user of the acting company; orders and
 * quotes stay (E20, OQ-28).
 */
export const deleteUser: Handler<typeof contract> = async (ctx, path) => {
  if (isOwn(ctx.actor, path)) await deleteOwn(ctx)
  else await deleteCompanyUser(ctx, path.userId)
  return {}
}

async function deleteOwn({ db, actor, ...ctx }: ActorContext) {
  const { userId, originalCompanyId: companyId } = actor
  const now = ctx.now()
  const files = await db.transaction(async (tx) => {
    const removed = await removeUser(tx, userId, now)
    await recordEvent(tx, { userId, companyId, kind: 'delete-account', now })
    return removed
  })
  await deleteFiles(ctx, files)
}

/** Rejects deleting a user with permissions that the caller lacks, or the last administrator (USERS-18, OQ-31). */
async function deleteCompanyUser({ db, actor, ...ctx }: ActorContext, userId: number) {
  const { companyId } = actor
  const now = ctx.now()
  const files = await changePeople(
    db,
    { companyId, lastAdmin: userMessages.lastAdminDeleted },
    async (tx) => {
      const user = await findCompanyUser(tx, companyId, userId)
      if (!user) throw notFound()
      checkHolds(actor, user.permissions, userMessages.above)
      const removed = await removeUser(tx, userId, now)
      await recordEvent(tx, {
        userId: actor.userId,
        companyId,
        kind: 'delete-user',
        subject: { userId },
        now,
      })
      return removed
    },
  )
  await deleteFiles(ctx, files)
}

/** Returns the keys of the person's files, to be deleted once the transaction is committed. */
async function removeUser(tx: Transaction, userId: number, now: Date): Promise<string[]> {
  await forgetMails(tx, userId)
  await markDeleted(tx, userId, now)
  const files = await deleteBelongings(tx, userId)
  await endSessions(tx, userId, now)
  await endTemporaryPasswords(tx, userId, now)
  return files
}

/** A file that stays behind harms nothing: its row is gone, so nobody can ask for it. */
const deleteFiles = ({ files }: Pick<ActorContext, 'files'>, keys: readonly string[]) =>
  Promise.all(keys.map((key) => files.delete(key).catch(() => undefined)))
