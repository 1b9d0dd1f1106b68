import { holdsAll } from '@volute/domain/permissions'
import { byRole } from '@volute/domain/roles'
import { byNameThenEmail, type listUsers as contract } from '@volute/domain/users'
import type { Verb } from '../http/bind.ts'
import { listCompanyUsers, listRoles } from './user-store.ts'

/** The roles and users of the acting company (E46, USERS-02). */
export const listUsers: Verb<typeof contract> = async ({ db, actor }) => {
  const { companyId } = actor
  const roles = await listRoles(db, companyId)
  const users = await listCompanyUsers(db, companyId)
  return {
    roles: roles.toSorted(byRole),
    users: users
      .toSorted(byNameThenEmail)
      .map(({ permissions, ...user }) => ({ ...user, isAbove: !holdsAll(actor.permissions, permissions) })),
  }
}
