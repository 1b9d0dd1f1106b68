import { and, eq, sql } from 'drizzle-orm'
import { customerPermissions, type Permission } from '@volute/domain/permissions'
import { type Queryable, rolesOf, schema } from '../db/index.ts'

const { roles } = schema

/** Lets changes of a company's people, roles and groups pass one after the other until the transaction ends. */
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

/**
 * Lets registrations and changes of companies pass one after the other until the transaction ends, so that two never
 * take one name, address or device.
 */
export async function lockRegistration(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('registration'))`)
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

/** Gives every company without them its 'Admin', who holds every permission, and its 'Basic User' (ROLES-11). */
export async function openCompanyRoles(tx: Queryable): Promise<void> {
  await tx.execute(sql`
    with opened as (
      insert into roles (company_id, name, description, immutable)
      select c.id, role.name, role.description, true
      from companies c
      cross join (values
        (1, 'Admin', 'Holds every permission.'),
        (2, 'Basic User', 'Looks up pumps and parts.')
      ) role (place, name, description)
      where c.deleted_utc is null and not exists (select from roles r where r.company_id = c.id and r.immutable)
      order by c.id, role.place
      returning id, company_id, name
    )
    insert into role_permissions (role_id, permission)
    select opened.id, held.permission
    from opened
    join companies c on c.id = opened.company_id
    cross join unnest(enum_range(null::permission)) held (permission)
    where opened.name = 'Admin' and (c.is_provider or held.permission::text in ${[...customerPermissions]})`)
}

/** The company's own 'Admin', which its creator gets (ROLES-11). */
export async function findAdminRole(tx: Queryable, companyId: number): Promise<number> {
  const [role] = await tx
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.companyId, companyId), eq(roles.name, 'Admin'), eq(roles.immutable, true)))
  if (!role) throw new Error(`the company ${companyId} has no Admin`)
  return role.id
}
