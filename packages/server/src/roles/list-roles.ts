import { grantable, permissionTable } from '@volute/domain/permissions'
import { byRole, type listRoles as contract } from '@volute/domain/roles'
import type { Verb } from '../http/bind.ts'
import { listRolesOf } from './role-store.ts'

/** The company's roles, and what a role of it may hold: admin permissions in the provider's only (E47, ROLES-03). */
export const listRoles: Verb<typeof contract> = async ({ db, actor }) => {
  const roles = await listRolesOf(db, actor.companyId)
  const permissions = grantable(actor.worksForProvider).map((code) => {
    const { id: permissionId, admin: isAdminPermission, ...words } = permissionTable[code]
    return { permissionId, code, isAdminPermission, ...words }
  })
  return { roles: roles.toSorted(byRole), permissions }
}
