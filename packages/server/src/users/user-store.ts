import type { Phone } from '@volute/domain/kernel'
import type { Permission } from '@volute/domain/permissions'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { permissionsHeldBy, type Queryable, schema } from '../db/index.ts'

const { rolePermissions, roles, users } = schema

/** Who belongs to the company, invited or active, with the permissions of all their roles. */
export async function listCompanyUsers(db: Queryable, companyId: number) {
  return db.select(userColumns).from(users).where(isOneOf(companyId))
}

/** How many belong to the company, invited or active; also usable within another query. */
export const countUsers = (db: Queryable, companyId: number) => db.$count(users, isOneOf(companyId))

/** One of the company's people, invited or active, with the permissions of all their roles. */
export async function findCompanyUser(db: Queryable, companyId: number, userId: number) {
  const [found] = await db
    .select(userColumns)
    .from(users)
    .where(and(eq(users.id, userId), isOneOf(companyId)))
  return found
}

/** Changes one of the company's people. */
export async function updateUser(
  tx: Queryable,
  companyId: number,
  userId: number,
  { name, roleId, ...phone }: { name: string; roleId: number | null } & Phone,
): Promise<void> {
  await tx
    .update(users)
    .set({
      name,
      roleId,
      phoneCountryCode: phone.phoneNumberCountryCode,
      phoneNumber: phone.phoneNumber,
    })
    .where(and(eq(users.id, userId), isOneOf(companyId)))
}

const userColumns = {
  userId: users.id,
  name: users.name,
  emailAddress: users.email,
  phoneNumberCountryCode: users.phoneCountryCode,
  phoneNumber: users.phoneNumber,
  roleId: users.roleId,
  permissions: sql<Permission[]>`${permissionsHeldBy(sql`${users}`)}`,
}

const isOneOf = (companyId: number) =>
  and(eq(users.companyId, companyId), inArray(users.state, ['INVITED', 'ENABLED']))

/** The permissions of each of these roles, as far as they are the company's own. */
export async function findRolePermissions(db: Queryable, companyId: number, roleIds: number[]) {
  const held = await db
    .select({
      roleId: roles.id,
      permissions: sql<string[]>`array_remove(array_agg(${rolePermissions.permission}::text), null)`,
    })
    .from(roles)
    .leftJoin(rolePermissions, eq(rolePermissions.roleId, roles.id))
    .where(and(eq(roles.companyId, companyId), inArray(roles.id, roleIds)))
    .groupBy(roles.id)
  return new Map(held.map(({ roleId, permissions }) => [roleId, permissions]))
}
