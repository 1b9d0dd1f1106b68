import { conflict, invalidRequest, messages, orRefuse } from '@volute/domain/kernel'
import { checkGroup, groupMessages, type TypedGroup } from '@volute/domain/users'
import type { Actor } from '../context.ts'
import type { Transaction } from '../db/index.ts'
import { checkGrant } from './check-grant.ts'
import { countPeople, isGroupNameTaken } from './group-store.ts'

/**
 * A group as it was typed, each role and member once. Its roles, and those it had before, may hold nothing that the
 * actor lacks; its members are the company's own (E82, OQ-31).
 */
export async function readGroup(
  tx: Transaction,
  actor: Actor,
  typed: TypedGroup,
  before?: { userGroupId: number; roleIds: number[] },
) {
  const { name } = orRefuse(checkGroup(typed))
  const roleIds = [...new Set(typed.roleIds)]
  const userIds = [...new Set(typed.userIds)]
  const { companyId } = actor
  if ((await countPeople(tx, companyId, userIds)) < userIds.length) throw invalidRequest()
  await checkGrant(tx, actor, [...new Set([...roleIds, ...(before?.roleIds ?? [])])], messages.invalidRequest)
  if (await isGroupNameTaken(tx, companyId, name, before?.userGroupId))
    throw conflict(groupMessages.nameTaken, 'NAME_TAKEN')
  return { name, roleIds, userIds }
}
