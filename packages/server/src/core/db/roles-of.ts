import type { Permission } from '@volute/domain/core/permissions'
import { type SQL, sql } from 'drizzle-orm'

/** Ids of a person's roles: their own and those of their groups (USERS-21); `person` is a row of `users` in the query. */
export const rolesOf = (person: SQL) => sql`(
  select ${person}.role_id
  union all
  select gr.role_id from user_group_roles gr
  join user_group_members gm on gm.group_id = gr.group_id
  where gm.user_id = ${person}.id)`

/** Permissions of a person from all their roles, without duplicates (USERS-21, PERM-01). */
export const permissionsHeldBy = (person: SQL) => sql`array(
  select distinct held.permission::text from role_permissions held
  where held.role_id in ${rolesOf(person)}
  order by 1)`

/** Condition that a person holds a permission through any of their roles. */
export const holds = (person: SQL, permission: Permission) => sql`exists (
  select from role_permissions held
  where held.permission = ${permission} and held.role_id in ${rolesOf(person)})`
