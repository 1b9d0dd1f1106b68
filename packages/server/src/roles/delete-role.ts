import { type deleteRole as contract, roleMessages } from '@volute/domain/roles'
import { audit } from '../audit/index.ts'
import type { Verb } from '../http/bind.ts'
import { lockPeople, lockRegistration } from '../people/index.ts'
import { checkHolds } from '../http/check-holds.ts'
import { findMutableRole } from './find-mutable-role.ts'
import { removeRole } from './role-store.ts'

/** Deletes a role, unless it holds what the actor lacks; its users become Basic Users (E51, ROLES-09, OQ-31). */
export const deleteRole: Verb<typeof contract> = async ({ db, actor, now }, { roleId }) => {
  const { companyId, userId } = actor
  await db.transaction(async (tx) => {
    // Nobody is invited under the role meanwhile.
    await lockRegistration(tx)
    await lockPeople(tx, companyId)
    const before = await findMutableRole(tx, companyId, roleId)
    checkHolds(actor, before.permissions, roleMessages.above)
    await removeRole(tx, companyId, roleId)
    const detail = { roleId, ...before }
    await audit(tx, { userId, companyId, act: 'delete-role', detail, now: now() })
  })
  return {}
}
