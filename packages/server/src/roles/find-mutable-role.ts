import { forbidden, notFound } from '@volute/domain/kernel'
import { roleMessages } from '@volute/domain/roles'
import type { Queryable } from '../db/index.ts'
import { findRole } from './role-store.ts'

/** One of the company's roles that may be changed and deleted: any but 'Admin' and 'Basic User' (ROLES-10). */
export async function findMutableRole(tx: Queryable, companyId: number, roleId: number) {
  const role = await findRole(tx, companyId, roleId)
  if (!role) throw notFound()
  if (role.immutable) throw forbidden(roleMessages.unchangeable, 'ROLE_FIXED')
  return role
}
