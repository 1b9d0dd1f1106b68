import { notFound } from '@volute/domain/kernel'
import { permissionTable } from '@volute/domain/permissions'
import type { getRole as contract } from '@volute/domain/roles'
import type { Verb } from '../http/bind.ts'
import { findRole } from './role-store.ts'

/** One of the company's roles with its permissions (E49, ROLES-06). */
export const getRole: Verb<typeof contract> = async ({ db, actor }, { roleId }) => {
  const role = await findRole(db, actor.companyId, roleId)
  if (!role) throw notFound()
  const { permissions, ...text } = role
  return { ...text, permissionIds: permissions.map((code) => permissionTable[code].id) }
}
