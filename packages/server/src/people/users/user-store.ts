import type { InputOf, Phone } from '@volute/domain/core/kernel'
import type { Permission } from '@volute/domain/core/permissions'
import type { listUsers } from '@volute/domain/people/users'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { contains, findPage, permissionsHeldBy, type Queryable, schema } from '../../core/db/index.ts'

const { rolePermissions, roles, users } = schema

/**
 * A page of the company's people, invited or active, with the permissions of all their roles: by name, then by address
 * (USERS-04).
 */
export async function findCompanyUsers(db: Queryable, companyId: number, page: InputOf<typeof listUsers>) {
  const found = and(
    isOneOf(companyId),
    page.userGroupId === undefined ? undefined : isMemberOf(page.userGroupId),
    contains(page.searchValue, [users.name, users.email]),
  )
  const order = sql`lower(${users.name}), lower(${users.email})`
  const rows = db.select(userColumns).from(users).where(found).orderBy(order).$dynamic()
  const all = sql`select from ${users} where ${found} order by ${order}`
  return findPage(db, page, rows, all)
}

/** Number of people of the company, invited or active; also works inside another query. */
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

/** The states are literals: the planner does not match parameters to the index of these people. */
const isOneOf = (companyId: number) =>
  and(eq(users.companyId, companyId), sql`${users.state} in ('INVITED', 'ENABLED')`)

const isMemberOf = (groupId: number) =>
  sql`exists (select from user_group_members m where m.group_id = ${groupId} and m.user_id = ${users.id})`

/** Permissions of each of these roles that belongs to the company. */
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
