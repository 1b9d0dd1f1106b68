import { notFound } from '@volute/domain/kernel'
import { P_ROLES_ANY, permissionTable, ROLES_ANY } from '@volute/domain/permissions'
import type { getRole as contract } from '@volute/domain/roles'
import type { Verb } from '../http/bind.ts'
import { checkRights } from '../http/check-rights.ts'
import { findRole } from './role-store.ts'

/** One of the company's roles with its permissions (E49, ROLES-06). */
export const getRole: Verb<typeof contract> = async ({ db, actor }, { roleId }) => {
  checkRights(actor, { customer: ROLES_ANY, provider: P_ROLES_ANY })
  const role = await findRole(db, actor.companyId, roleId)
  if (!role) throw notFound()
  const { permissions, ...text } = role
  return { ...text, permissionIds: permissions.map((code) => permissionTable[code].id) }
}
