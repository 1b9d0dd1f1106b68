import { conflict, invalidRequest, messages, notFound, orThrow } from '@volute/domain/core/kernel'
import type * as contract from '@volute/domain/people/users'
import { checkGroup, groupMessages, type TypedGroup, userMessages } from '@volute/domain/people/users'
import { recordEvent } from '../../core/events/index.ts'
import type { Actor } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import { checkHolds } from '../../core/http/check-holds.ts'
import type { Handler } from '../../core/http/bind.ts'
import { changePeople, lockPeople } from '../people/index.ts'
import { checkGrant } from './check-grant.ts'
import {
  countPeople,
  insertGroup,
  isGroupNameTaken,
  listGroups,
  removeGroup,
  updateGroup,
} from './group-store.ts'
import { findRolePermissions } from './user-store.ts'

/** Creates a group, whose members have its roles in addition to their own (E82, USERS-21). */
export const createUserGroup: Handler<typeof contract.createUserGroup> = async (
  { db, actor, now },
  typed,
) => {
  const { companyId, userId } = actor
  return db.transaction(async (tx) => {
    await lockPeople(tx, companyId)
    const group = await checkedGroup(tx, actor, typed)
    const userGroupId = await insertGroup(tx, companyId, group)
    await recordEvent(tx, {
      userId,
      companyId,
      kind: 'create-group',
      subject: { userGroupId, ...group },
      now: now(),
    })
    return { userGroupId }
  })
}

/** Changes a group's name, roles and members (E83, USERS-21). */
export const changeUserGroup: Handler<typeof contract.changeUserGroup> = async (
  { db, actor, now },
  { userGroupId, ...typed },
) => {
  const { companyId, userId } = actor
  await changePeople(db, { companyId, lastAdmin: userMessages.lastAdminChanged }, async (tx) => {
    const [before] = await listGroups(tx, companyId, userGroupId)
    if (!before) throw notFound()
    const after = await checkedGroup(tx, actor, typed, before)
    await updateGroup(tx, companyId, userGroupId, after)
    const subject = { userGroupId, before, after }
    await recordEvent(tx, { userId, companyId, kind: 'change-group', subject, now: now() })
  })
  return {}
}

/** Deletes a group, unless it gives a permission that the actor lacks; its members keep their own role (E84, USERS-21). */
export const deleteUserGroup: Handler<typeof contract.deleteUserGroup> = async (
  { db, actor, now },
  { userGroupId },
) => {
  const { companyId, userId } = actor
  await changePeople(db, { companyId, lastAdmin: userMessages.lastAdminChanged }, async (tx) => {
    const [before] = await listGroups(tx, companyId, userGroupId)
    if (!before) throw notFound()
    const given = await findRolePermissions(tx, companyId, before.roleIds)
    checkHolds(actor, [...given.values()].flat(), groupMessages.above)
    await removeGroup(tx, companyId, userGroupId)
    await recordEvent(tx, { userId, companyId, kind: 'delete-group', subject: before, now: now() })
  })
  return {}
}

/**
 * A group as typed, with each role and member once. Its old and new roles may hold no permission that the actor lacks; its
 * members must belong to the company (E82, OQ-31).
 */
async function checkedGroup(
  tx: Transaction,
  actor: Actor,
  typed: TypedGroup,
  before?: { userGroupId: number; roleIds: number[] },
) {
  const { name } = orThrow(checkGroup(typed))
  const roleIds = [...new Set(typed.roleIds)]
  const userIds = [...new Set(typed.userIds)]
  const { companyId } = actor
  if ((await countPeople(tx, companyId, userIds)) < userIds.length) throw invalidRequest()
  await checkGrant(tx, actor, [...new Set([...roleIds, ...(before?.roleIds ?? [])])], messages.invalidRequest)
  if (await isGroupNameTaken(tx, companyId, name, before?.userGroupId))
    throw conflict(groupMessages.nameTaken, 'NAME_TAKEN')
  return { name, roleIds, userIds }
}
