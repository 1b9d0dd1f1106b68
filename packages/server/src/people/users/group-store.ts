import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { type Queryable, sameName, schema } from '../../core/db/index.ts'

const { userGroupMembers, userGroupRoles, userGroups, users } = schema

interface Group {
  name: string
  roleIds: number[]
  userIds: number[]
}

/** The company's groups, or only the given one, with their roles and members. */
export async function listGroups(db: Queryable, companyId: number, groupId?: number) {
  return db
    .select({
      userGroupId: userGroups.id,
      name: userGroups.name,
      roleIds: sql<
        number[]
      >`array(select r.role_id from ${userGroupRoles} r where r.group_id = ${userGroups.id} order by 1)`,
      userIds: sql<
        number[]
      >`array(select m.user_id from ${userGroupMembers} m where m.group_id = ${userGroups.id} order by 1)`,
    })
    .from(userGroups)
    .where(and(eq(userGroups.companyId, companyId), groupId ? eq(userGroups.id, groupId) : undefined))
}

export async function isGroupNameTaken(
  db: Queryable,
  companyId: number,
  name: string,
  besides = 0,
): Promise<boolean> {
  const found = await db
    .select({ id: userGroups.id })
    .from(userGroups)
    .where(
      and(eq(userGroups.companyId, companyId), sameName(userGroups.name, name), ne(userGroups.id, besides)),
    )
  return found.length > 0
}

/** Number of these users who are the company's people, invited or active. */
export async function countPeople(db: Queryable, companyId: number, userIds: number[]): Promise<number> {
  return db.$count(
    users,
    and(
      eq(users.companyId, companyId),
      inArray(users.id, userIds),
      inArray(users.state, ['INVITED', 'ENABLED']),
    ),
  )
}

export async function insertGroup(tx: Queryable, companyId: number, group: Group): Promise<number> {
  const [row] = await tx
    .insert(userGroups)
    .values({ companyId, name: group.name })
    .returning({ id: userGroups.id })
  if (!row) throw new Error(`the group ${group.name} was not created`)
  await fillGroup(tx, row.id, group)
  return row.id
}

/** Gives a group this name and exactly these roles and members. */
export async function updateGroup(
  tx: Queryable,
  companyId: number,
  groupId: number,
  group: Group,
): Promise<void> {
  await tx
    .update(userGroups)
    .set({ name: group.name })
    .where(and(eq(userGroups.companyId, companyId), eq(userGroups.id, groupId)))
  await tx.delete(userGroupRoles).where(eq(userGroupRoles.groupId, groupId))
  await tx.delete(userGroupMembers).where(eq(userGroupMembers.groupId, groupId))
  await fillGroup(tx, groupId, group)
}

export async function removeGroup(tx: Queryable, companyId: number, groupId: number): Promise<void> {
  await tx.delete(userGroups).where(and(eq(userGroups.companyId, companyId), eq(userGroups.id, groupId)))
}

async function fillGroup(tx: Queryable, groupId: number, { roleIds, userIds }: Group): Promise<void> {
  if (roleIds.length > 0)
    await tx.insert(userGroupRoles).values(roleIds.map((roleId) => ({ groupId, roleId })))
  if (userIds.length > 0)
    await tx.insert(userGroupMembers).values(userIds.map((userId) => ({ groupId, userId })))
}
