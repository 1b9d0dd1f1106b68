import { sql } from 'drizzle-orm'
import type { Queryable } from '../../core/db/index.ts'

/** Catalogue, customers and people that the shop has, as far as the setup guide needs. */
export async function findSetUp(db: Queryable) {
  const { rows } = await db.execute<{ hasCatalogue: boolean; hasCustomer: boolean; hasPerson: boolean }>(sql`
    select exists (select from parts) "hasCatalogue",
      exists (
        select from distributors d
        join companies c on c.id = d.company_id and c.account_id is not null and c.deleted_utc is null) "hasCustomer",
      exists (
        select from companies c
        join users u on u.company_id = c.id and u.state in ('INVITED', 'ENABLED')
        where not c.is_provider and c.deleted_utc is null) "hasPerson"`)
  const [found] = rows
  if (!found) throw new Error('the shop has no state')
  return found
}
