import { customerPermissions } from '@volute/domain/permissions'
import { and, eq, sql } from 'drizzle-orm'
import { type Queryable, schema } from '../db/index.ts'

const { roles } = schema

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
