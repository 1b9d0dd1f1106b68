import { badRequest, forbidden } from '@volute/domain/kernel'
import { userMessages } from '@volute/domain/users'
import type { Actor } from '../context.ts'
import type { Queryable } from '../db/index.ts'
import { findRolePermissions } from './user-store.ts'

/** Refuses roles that are not the acting company's, and those that hold a permission the actor lacks (OQ-31). */
export async function checkGrant(db: Queryable, actor: Actor, roleIds: number[]): Promise<void> {
  const roles = await findRolePermissions(db, actor.companyId, roleIds)
  if (!roleIds.every((roleId) => roles.has(roleId))) throw badRequest(userMessages.roleMissing)
  const granted = [...roles.values()].flat()
  const held: readonly string[] = actor.permissions
  if (!granted.every((permission) => held.includes(permission))) throw forbidden(userMessages.escalation)
}
