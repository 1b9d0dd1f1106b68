import { grantable, P_ROLES_ANY, permissionTable, ROLES_ANY } from '@volute/domain/permissions'
import { byRole, type listRoles as contract } from '@volute/domain/roles'
import type { Verb } from '../http/bind.ts'
import { checkRights, worksForProvider } from '../http/check-rights.ts'
import { listRolesOf } from './role-store.ts'

/** The company's roles, and what a role of it may hold: admin permissions in the provider's only (E47, ROLES-03). */
export const listRoles: Verb<typeof contract> = async ({ db, actor }) => {
  checkRights(actor, { customer: ROLES_ANY, provider: P_ROLES_ANY })
  const roles = await listRolesOf(db, actor.companyId)
  const permissions = grantable(worksForProvider(actor)).map((code) => {
    const { id: permissionId, admin: isAdminPermission, name, description } = permissionTable[code]
    return { permissionId, name, description, isAdminPermission }
  })
  return { roles: roles.toSorted(byRole), permissions }
}
