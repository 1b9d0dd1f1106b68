import type { Permission } from '@volute/domain/core/permissions'
import { and, eq, ne, sql } from 'drizzle-orm'
import { type Queryable, sameName, schema } from '../../core/db/index.ts'
import { fixedRole } from '../people/index.ts'

const { rolePermissions, roles, userGroupMembers, userGroupRoles, users } = schema

/** Number of roles of the company; also works inside another query. */
export const countRoles = (db: Queryable, companyId: number) =>
  db.$count(roles, eq(roles.companyId, companyId))

/** Number of people, invited or active, who hold each role of the company by themselves or through a group (ROLES-17). */
export async function countHolders(db: Queryable, companyId: number): Promise<Map<number, number>> {
  const ofCompany = sql`${users.companyId} = ${companyId} and ${users.state} in ('INVITED', 'ENABLED')`
  const { rows } = await db.execute<{ role_id: number; holders: number }>(sql`
    select role_id, count(*)::int as holders from (
      select ${users.roleId} as role_id, ${users.id} as user_id from ${users} where ${ofCompany}
      union
      select ${userGroupRoles.roleId}, ${users.id} from ${users}
      join ${userGroupMembers} on ${userGroupMembers.userId} = ${users.id}
      join ${userGroupRoles} on ${userGroupRoles.groupId} = ${userGroupMembers.groupId}
      where ${ofCompany}) held
    where role_id is not null group by role_id`)
  return new Map(rows.map(({ role_id, holders }) => [role_id, holders]))
}

/** One of the company's roles with its permissions. */
export async function findRole(db: Queryable, companyId: number, roleId: number) {
  const [found] = await db
    .select({
      name: roles.name,
      description: roles.description,
      immutable: roles.immutable,
      permissions: sql<
        Permission[]
      >`array(select ${rolePermissions.permission}::text from ${rolePermissions} where ${rolePermissions.roleId} = ${roles.id})`,
    })
    .from(roles)
    .where(and(eq(roles.companyId, companyId), eq(roles.id, roleId)))
  return found
}

/** True if another role of the company has this name (OQ-31). */
export async function isRoleNameTaken(
  db: Queryable,
  companyId: number,
  name: string,
  besides = 0,
): Promise<boolean> {
  const found = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.companyId, companyId), sameName(roles.name, name), ne(roles.id, besides)))
  return found.length > 0
}

interface RoleText {
  name: string
  description: string
}

export async function insertRole(tx: Queryable, companyId: number, role: RoleText): Promise<number> {
  const [row] = await tx
    .insert(roles)
    .values({ ...role, companyId })
    .returning({ id: roles.id })
  if (!row) throw new Error(`the role ${role.name} was not created`)
  return row.id
}

export async function updateRole(
  tx: Queryable,
  companyId: number,
  roleId: number,
  role: RoleText,
): Promise<void> {
  await tx
    .update(roles)
    .set(role)
    .where(and(eq(roles.companyId, companyId), eq(roles.id, roleId)))
}

/** Gives a role exactly these permissions. */
export async function setPermissions(
  tx: Queryable,
  roleId: number,
  permissions: Permission[],
): Promise<void> {
  await tx.delete(rolePermissions).where(eq(rolePermissions.roleId, roleId))
  if (permissions.length > 0)
    await tx.insert(rolePermissions).values(permissions.map((permission) => ({ roleId, permission })))
}

/** Removes a role; its users become 'Basic User', and groups lose it (OQ-31). */
export async function removeRole(tx: Queryable, companyId: number, roleId: number): Promise<void> {
  await tx
    .update(users)
    .set({ roleId: fixedRole(companyId, 'Basic User') })
    .where(and(eq(users.companyId, companyId), eq(users.roleId, roleId)))
  await tx.delete(roles).where(and(eq(roles.companyId, companyId), eq(roles.id, roleId)))
}
