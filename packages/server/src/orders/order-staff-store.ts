import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/index.ts'

/** Addresses of the provider's people who work the orders: by their role, or through a group. */
export async function listOrderStaff(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select u.email
    from users u
    join companies c on c.id = u.company_id and c.is_provider
    where u.state = 'ENABLED' and exists (
      select from role_permissions held
      where held.permission = 'MANAGE_ORDERS' and (
        held.role_id = u.role_id or held.role_id in (
          select r.role_id from user_group_roles r
          join user_group_members m on m.group_id = r.group_id
          where m.user_id = u.id)))
    order by u.id`)
  return rows.map((row) => row.email)
}
