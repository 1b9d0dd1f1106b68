import { conflict } from '@volute/domain/kernel'
import { type createRole as contract, roleMessages } from '@volute/domain/roles'
import { audit } from '../audit/index.ts'
import type { Verb } from '../http/bind.ts'
import { lockPeople } from '../people/index.ts'
import { checkHolds } from '../http/check-holds.ts'
import { readRole } from './read-role.ts'
import { insertRole, isRoleNameTaken, setPermissions } from './role-store.ts'

/** Creates a role of permissions that the actor holds (E48, ROLES-07). */
export const createRole: Verb<typeof contract> = async ({ db, actor, now }, typed) => {
  const { text, permissions } = readRole(actor, typed)
  checkHolds(actor, permissions)
  const { companyId, userId } = actor
  return db.transaction(async (tx) => {
    await lockPeople(tx, companyId)
    if (await isRoleNameTaken(tx, companyId, text.name)) throw conflict(roleMessages.nameTaken, 'NAME_TAKEN')
    const roleId = await insertRole(tx, companyId, text)
    await setPermissions(tx, roleId, permissions)
    const detail = { roleId, ...text, permissions }
    await audit(tx, { userId, companyId, act: 'create-role', detail, now: now() })
    return { roleId }
  })
}
