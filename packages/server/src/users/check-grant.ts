import { badRequest } from '@volute/domain/kernel'
import { userMessages } from '@volute/domain/users'
import type { Actor } from '../context.ts'
import type { Queryable } from '../db/index.ts'
import { checkHolds } from '../http/check-holds.ts'
import { findRolePermissions } from './user-store.ts'

/** Rejects roles that are not the acting company's, and those that hold a permission the actor lacks (OQ-31). */
export async function checkGrant(
  db: Queryable,
  actor: Actor,
  roleIds: number[],
  unknownRole: string = userMessages.roleMissing,
): Promise<void> {
  const roles = await findRolePermissions(db, actor.companyId, roleIds)
  if (!roleIds.every((roleId) => roles.has(roleId))) throw badRequest(unknownRole)
  checkHolds(actor, [...roles.values()].flat())
}
