import { customerPermissions, type Permission } from '@volute/domain/core/permissions'
import { eq, sql } from 'drizzle-orm'
import { holds, type Queryable, rolesOf, schema } from '../../core/db/index.ts'

const { roles } = schema

/** Gives every company that has none its 'Admin', who holds every permission, and its 'Basic User' (ROLES-11). */
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

/** The company's roles, unordered. */
export async function listCompanyRoles(db: Queryable, companyId: number) {
  return db
    .select({
      roleId: roles.id,
      name: roles.name,
      description: roles.description,
      immutable: roles.immutable,
    })
    .from(roles)
    .where(eq(roles.companyId, companyId))
}

/** The company's own 'Admin', which its creator gets (ROLES-11). */
export async function findAdminRole(tx: Queryable, companyId: number): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(fixedRole(companyId, 'Admin'))
  const [role] = rows
  if (!role) throw new Error(`the company ${companyId} has no Admin`)
  return role.id
}

/** Subquery for the id of a company's 'Admin' or 'Basic User'. */
export const fixedRole = (companyId: number, name: 'Admin' | 'Basic User') => sql`
  (select r.id from roles r where r.company_id = ${companyId} and r.immutable and r.name = ${name})`

/** True if someone who may sign in is the company's 'Admin', by their own role or through a group. */
export async function hasAdmin(db: Queryable, companyId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from users u
    where u.company_id = ${companyId} and u.state = 'ENABLED' and exists (
      select from roles r
      where r.company_id = u.company_id and r.immutable and r.name = 'Admin' and r.id in ${rolesOf(sql`u`)})
    limit 1`)
  return rows.length > 0
}

/** The provider's people: if there was ever one, if one has an address of the cast, and if an administrator has another. */
export async function findProviderPeople(db: Queryable, cast: readonly string[]) {
  const { rows } = await db.execute<{ hasPeople: boolean; hasCast: boolean; hasOwnAdmin: boolean }>(sql`
    select count(*) > 0 "hasPeople", coalesce(bool_or(is_cast and state <> 'DELETED'), false) "hasCast",
      coalesce(bool_or(not is_cast and state = 'ENABLED' and exists (
        select from roles r
        where r.company_id = people.company_id and r.immutable and r.name = 'Admin' and r.id in ${rolesOf(sql`people`)})),
        false) "hasOwnAdmin"
    from (
      select u.*, u.email = any(${sql.param([...cast])}::text[]) is_cast
      from users u join companies c on c.id = u.company_id and c.is_provider) people`)
  const [found] = rows
  if (!found) throw new Error('the provider has no count of people')
  return found
}

/** Addresses of a company's people who hold a permission, by their role or through a group; oldest first. */
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
    where u.state = 'ENABLED' and ${holds(sql`u`, permission)}
    order by u.id`)
  return rows.map((row) => row.email)
}
