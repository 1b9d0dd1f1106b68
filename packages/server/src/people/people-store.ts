import type { Permission } from '@volute/domain/permissions'
import { sql } from 'drizzle-orm'
import { type Queryable, rolesOf } from '../db/index.ts'

/**
 * Lets only one transaction at a time register or change companies, so that no two take the same name, address or
 * device.
 */
export async function lockRegistration(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('registration'))`)
}

/** Lets only one transaction at a time change a company's people, roles and groups. */
export async function lockPeople(tx: Queryable, companyId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('people'), ${companyId})`)
}

/** Whether somebody who may sign in is the company's 'Admin', by their own role or by a group's. */
export async function hasAdmin(db: Queryable, companyId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from users u
    where u.company_id = ${companyId} and u.state = 'ENABLED' and exists (
      select from roles r
      where r.company_id = u.company_id and r.immutable and r.name = 'Admin' and r.id in ${rolesOf(sql`u`)})
    limit 1`)
  return rows.length > 0
}

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
