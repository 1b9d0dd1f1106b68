import { conflict } from '@volute/domain/kernel'
import { type changeRole as contract, roleMessages } from '@volute/domain/roles'
import { audit } from '../audit/index.ts'
import type { Verb } from '../http/bind.ts'
import { lockPeople } from '../people/index.ts'
import { checkHolds } from '../http/check-holds.ts'
import { findMutableRole } from './find-mutable-role.ts'
import { readRole } from './read-role.ts'
import { isRoleNameTaken, setPermissions, updateRole } from './role-store.ts'

/** Changes a role, unless it held or would hold what the actor lacks (E50, ROLES-08, ROLES-10, OQ-31). */
export const changeRole: Verb<typeof contract> = async ({ db, actor, now }, { roleId, ...typed }) => {
  const { companyId, userId } = actor
  await db.transaction(async (tx) => {
    await lockPeople(tx, companyId)
    const before = await findMutableRole(tx, companyId, roleId)
    const { text, permissions } = readRole(actor, typed)
    checkHolds(actor, [...before.permissions, ...permissions])
    if (await isRoleNameTaken(tx, companyId, text.name, roleId))
      throw conflict(roleMessages.nameTaken, 'NAME_TAKEN')
    await updateRole(tx, companyId, roleId, text)
    await setPermissions(tx, roleId, permissions)
    const detail = { roleId, before, after: { ...text, permissions } }
    await audit(tx, { userId, companyId, act: 'change-role', detail, now: now() })
  })
  return {}
}
