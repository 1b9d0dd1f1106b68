import { conflict, forbidden, invalidRequest, notFound, orThrow } from '@volute/domain/core/kernel'
import { permissionsOf } from '@volute/domain/core/permissions'
import type * as contract from '@volute/domain/people/roles'
import { checkRole, roleMessages, type TypedRole } from '@volute/domain/people/roles'
import { recordEvent } from '../../core/events/index.ts'
import type { Actor } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { checkHolds } from '../../core/http/check-holds.ts'
import { lockPeople, lockRegistration } from '../people/index.ts'
import {
  findRole,
  insertRole,
  isRoleNameTaken,
  removeRole,
  setPermissions,
  updateRole,
} from './role-store.ts'

/** Creates a role with permissions that the actor holds (E48, ROLES-07). */
export const createRole: Handler<typeof contract.createRole> = async ({ db, actor, now }, typed) => {
  const { text, permissions } = checkedRole(actor, typed)
  checkHolds(actor, permissions)
  const { companyId, userId } = actor
  return db.transaction(async (tx) => {
    await lockPeople(tx, companyId)
    if (await isRoleNameTaken(tx, companyId, text.name)) throw conflict(roleMessages.nameTaken, 'NAME_TAKEN')
    const roleId = await insertRole(tx, companyId, text)
    await setPermissions(tx, roleId, permissions)
    const subject = { roleId, ...text, permissions }
    await recordEvent(tx, { userId, companyId, kind: 'create-role', subject, now: now() })
    return { roleId }
  })
}

/**
 * Changes a role, unless its old or new permissions include one that the actor lacks (E50, ROLES-08, ROLES-10, ROLES-12,
 * OQ-31).
 */
export const changeRole: Handler<typeof contract.changeRole> = async (
  { db, actor, now },
  { roleId, ...typed },
) => {
  const { companyId, userId } = actor
  await db.transaction(async (tx) => {
    await lockPeople(tx, companyId)
    const before = await findMutableRole(tx, companyId, roleId)
    const { text, permissions } = checkedRole(actor, typed)
    checkHolds(actor, [...before.permissions, ...permissions])
    if (await isRoleNameTaken(tx, companyId, text.name, roleId))
      throw conflict(roleMessages.nameTaken, 'NAME_TAKEN')
    await updateRole(tx, companyId, roleId, text)
    await setPermissions(tx, roleId, permissions)
    const subject = { roleId, before, after: { ...text, permissions } }
    await recordEvent(tx, { userId, companyId, kind: 'change-role', subject, now: now() })
  })
  return {}
}

/**
 * Deletes a role, unless it has a permission that the actor lacks; its users become Basic Users (E51, ROLES-09, ROLES-12,
 * OQ-31).
 */
export const deleteRole: Handler<typeof contract.deleteRole> = async ({ db, actor, now }, { roleId }) => {
  const { companyId, userId } = actor
  await db.transaction(async (tx) => {
    // Prevents invitations with this role in the meantime.
    await lockRegistration(tx)
    await lockPeople(tx, companyId)
    const before = await findMutableRole(tx, companyId, roleId)
    checkHolds(actor, before.permissions, roleMessages.above)
    await removeRole(tx, companyId, roleId)
    const subject = { roleId, ...before }
    await recordEvent(tx, { userId, companyId, kind: 'delete-role', subject, now: now() })
  })
  return {}
}

/** A role as typed, with its permissions; rejects the first error (E48, ROLES-14). */
function checkedRole(actor: Actor, typed: TypedRole) {
  const { name, description, permissionIds } = orThrow(checkRole(typed))
  const permissions = permissionsOf(permissionIds, actor.worksForProvider)
  if (!permissions) throw invalidRequest()
  return { text: { name, description }, permissions }
}

/** One of the company's roles that can be changed and deleted: any except 'Admin' and 'Basic User' (ROLES-10). */
async function findMutableRole(tx: Transaction, companyId: number, roleId: number) {
  const role = await findRole(tx, companyId, roleId)
  if (!role) throw notFound()
  if (role.immutable) throw forbidden(roleMessages.unchangeable, 'ROLE_FIXED')
  return role
}
