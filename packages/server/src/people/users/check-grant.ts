import { badRequest } from '@volute/domain/core/kernel'
import { userMessages } from '@volute/domain/people/users'
import type { Actor } from '../../core/http/context.ts'
import type { Queryable } from '../../core/db/index.ts'
import { checkHolds } from '../../core/http/check-holds.ts'
import { findRolePermissions } from './user-store.ts'

/** Rejects roles of other companies, and roles with a permission that the actor lacks (OQ-31). */
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
