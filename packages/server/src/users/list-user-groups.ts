import { byReader } from '@volute/domain/kernel'
import { holdsAll } from '@volute/domain/permissions'
import type { listUserGroups as contract } from '@volute/domain/users'
import type { Verb } from '../http/bind.ts'
import { listGroups } from './group-store.ts'
import { findRolePermissions } from './user-store.ts'

/** The company's groups with their roles and members (E81, USERS-21). */
export const listUserGroups: Verb<typeof contract> = async ({ db, actor }) => {
  const userGroups = await listGroups(db, actor.companyId)
  const roleIds = userGroups.flatMap((group) => group.roleIds)
  const permissions = await findRolePermissions(db, actor.companyId, roleIds)
  const isAbove = (group: { roleIds: number[] }) =>
    group.roleIds.some((roleId) => !holdsAll(actor.permissions, permissions.get(roleId) ?? []))
  return {
    userGroups: userGroups
      .toSorted((a, b) => byReader(a.name, b.name))
      .map((group) => ({ ...group, isAbove: isAbove(group) })),
  }
}
