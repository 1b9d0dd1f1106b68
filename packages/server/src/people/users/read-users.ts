import { byReader } from '@volute/domain/core/kernel'
import { holdsAll, permissions, permissionTable } from '@volute/domain/core/permissions'
import { byRole } from '@volute/domain/people/roles'
import type * as contract from '@volute/domain/people/users'
import type { Handler } from '../../core/http/bind.ts'
import { listCompanyRoles } from '../people/index.ts'
import { listGroups } from './group-store.ts'
import { findCompanyUsers, findRolePermissions } from './user-store.ts'

/** The acting company's roles and a page of its users (E46, USERS-02). */
export const listUsers: Handler<typeof contract.listUsers> = async ({ db, actor }, page) => {
  const { companyId } = actor
  const roles = await listCompanyRoles(db, companyId)
  const { rows, ...counted } = await findCompanyUsers(db, companyId, page)
  const held = await findRolePermissions(
    db,
    companyId,
    roles.map(({ roleId }) => roleId),
  )
  return {
    ...counted,
    roles: roles.toSorted(byRole).map(({ roleId, name, immutable }) => ({
      roleId,
      name,
      immutable,
      permissions: namesOf(held.get(roleId) ?? []),
    })),
    users: rows.map(({ permissions, ...user }) => ({
      ...user,
      isAbove: !holdsAll(actor.permissions, permissions),
    })),
  }
}

const namesOf = (codes: readonly string[]) =>
  permissions.filter((code) => codes.includes(code)).map((code) => permissionTable[code].name)

/** The company's groups with their roles and members (E81, USERS-21). */
export const listUserGroups: Handler<typeof contract.listUserGroups> = async ({ db, actor }) => {
  const roles = await listCompanyRoles(db, actor.companyId)
  const userGroups = await listGroups(db, actor.companyId)
  const roleIds = userGroups.flatMap((group) => group.roleIds)
  const held = await findRolePermissions(db, actor.companyId, roleIds)
  const isAbove = (group: { roleIds: number[] }) =>
    group.roleIds.some((roleId) => !holdsAll(actor.permissions, held.get(roleId) ?? []))
  return {
    roles: roles.toSorted(byRole),
    userGroups: userGroups
      .toSorted((a, b) => byReader(a.name, b.name))
      .map((group) => ({ ...group, isAbove: isAbove(group) })),
  }
}
