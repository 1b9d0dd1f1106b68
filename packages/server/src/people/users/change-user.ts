import { forbidden, storedPhone, notFound, orThrow } from '@volute/domain/core/kernel'
import { type changeUser as contract, checkUser, userMessages } from '@volute/domain/people/users'
import { recordEvent } from '../../core/events/index.ts'
import type { Actor } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { changePeople } from '../people/index.ts'
import { checkHolds } from '../../core/http/check-holds.ts'
import { checkGrant } from './check-grant.ts'
import { findCompanyUser, updateUser } from './user-store.ts'

/**
 * Changes a user who holds no permission that the actor lacks; nobody can change their own role (E45, USERS-16, USERS-17,
 * OQ-31).
 */
export const changeUser: Handler<typeof contract> = async ({ db, actor, now }, { userId, ...sent }) => {
  const { name, roleId } = orThrow(checkUser(sent))
  const { companyId } = actor
  await changePeople(db, { companyId, lastAdmin: userMessages.lastAdminChanged }, async (tx) => {
    const before = await findCompanyUser(tx, companyId, userId)
    if (!before) throw notFound()
    checkHolds(actor, before.permissions, userMessages.above)
    if (roleId !== before.roleId) await checkAssignment(tx, actor, userId, roleId)
    await updateUser(tx, companyId, userId, { name, roleId, ...storedPhone(sent) })
    const subject = { userId, before: { name: before.name, roleId: before.roleId }, after: { name, roleId } }
    await recordEvent(tx, { userId: actor.userId, companyId, kind: 'change-user', subject, now: now() })
  })
  return {}
}

async function checkAssignment(tx: Transaction, actor: Actor, userId: number, roleId: number | null) {
  if (userId === actor.userId) throw forbidden(userMessages.ownRole, 'OWN_ROLE')
  await checkGrant(tx, actor, roleId === null ? [] : [roleId])
}
