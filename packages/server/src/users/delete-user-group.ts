import { notFound } from '@volute/domain/kernel'
import { type deleteUserGroup as contract, groupMessages, userMessages } from '@volute/domain/users'
import { audit } from '../audit/index.ts'
import type { Verb } from '../http/bind.ts'
import { changePeople } from '../people/index.ts'
import { checkHolds } from '../http/check-holds.ts'
import { listGroups, removeGroup } from './group-store.ts'
import { findRolePermissions } from './user-store.ts'

/** Deletes a group, unless it gives what the actor lacks; its members keep their own role (E84, USERS-21). */
export const deleteUserGroup: Verb<typeof contract> = async ({ db, actor, now }, { userGroupId }) => {
  const { companyId, userId } = actor
  await changePeople(db, { companyId, lastAdmin: userMessages.lastAdminChanged }, async (tx) => {
    const [before] = await listGroups(tx, companyId, userGroupId)
    if (!before) throw notFound()
    const given = await findRolePermissions(tx, companyId, before.roleIds)
    checkHolds(actor, [...given.values()].flat(), groupMessages.above)
    await removeGroup(tx, companyId, userGroupId)
    await audit(tx, { userId, companyId, act: 'delete-group', detail: before, now: now() })
  })
  return {}
}
