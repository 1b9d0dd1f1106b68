import { sql } from 'drizzle-orm'
import { type Queryable, rolesOf } from '../db/index.ts'

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
