import type { Permission } from '@volute/domain/permissions'
import { sql } from 'drizzle-orm'
import { type Queryable, rolesOf } from '../db/index.ts'

/** The addresses of a company's people who hold a permission, by their role or by a group's; oldest first. */
export async function listHolders(
  db: Queryable,
  company: number | 'provider',
  permission: Permission,
): Promise<string[]> {
  const ofCompany = company === 'provider' ? sql`c.is_provider` : sql`c.id = ${company}`
  const { rows } = await db.execute<{ email: string }>(sql`
    select u.email
    from users u
    join companies c on c.id = u.company_id and ${ofCompany}
    where u.state = 'ENABLED' and exists (
      select from role_permissions held
      where held.permission = ${permission} and held.role_id in ${rolesOf(sql`u`)})
    order by u.id`)
  return rows.map((row) => row.email)
}
