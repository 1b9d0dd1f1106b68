import { notFound } from '@volute/domain/core/kernel'
import { grantable, permissionTable } from '@volute/domain/core/permissions'
import type * as contract from '@volute/domain/people/roles'
import { byRole } from '@volute/domain/people/roles'
import type { Handler } from '../../core/http/bind.ts'
import { listCompanyRoles } from '../people/index.ts'
import { countHolders, findRole } from './role-store.ts'

/**
 * The company's roles, and the permissions that its roles may hold: admin permissions only for the provider (E47, ROLES-03
 * to ROLES-05, PERM-18).
 */
export const listRoles: Handler<typeof contract.listRoles> = async ({ db, actor }) => {
  const roles = await listCompanyRoles(db, actor.companyId)
  const holders = await countHolders(db, actor.companyId)
  const permissions = grantable(actor.worksForProvider).map((code) => {
    const { id: permissionId, admin: isAdminPermission, ...words } = permissionTable[code]
    return { permissionId, code, isAdminPermission, ...words }
  })
  const counted = roles.map((role) => ({ ...role, holderCount: holders.get(role.roleId) ?? 0 }))
  return { roles: counted.toSorted(byRole), permissions }
}

/** One of the company's roles with its permissions (E49, ROLES-06). */
export const getRole: Handler<typeof contract.getRole> = async ({ db, actor }, { roleId }) => {
  const role = await findRole(db, actor.companyId, roleId)
  if (!role) throw notFound()
  const { permissions, ...text } = role
  return { ...text, permissionIds: permissions.map((code) => permissionTable[code].id) }
}
