import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { contains, isSuggested, type Queryable, sameName, schema } from '../../core/db/index.ts'

const { companies } = schema

/** Companies that a stranger may know about: active customers, without test and provisional companies (OQ-21, OQ-22). */
export const isOpenCompany = and(
  eq(companies.isProvider, false),
  eq(companies.isTest, false),
  isNull(companies.provisionalUntilUtc),
  isNull(companies.deletedUtc),
)

/** Suggested companies that a stranger may know about: the one with the typed name, then the first ones by name that contain it. */
export async function suggestedCompanies(db: Queryable, text: string) {
  const order = sql`lower(${companies.name}), ${companies.id}`
  const named = sql`${isOpenCompany} and ${sameName(companies.name, text)}`
  const holding = and(isOpenCompany, contains(text, [companies.name]))
  return db
    .select({ companyId: companies.id, name: companies.name })
    .from(companies)
    .where(isSuggested(companies.id, named, holding, order))
    .orderBy(desc(named), order)
}

/**
 * Removes provisional companies whose time is over, so that their names and addresses are free again. Keeps those to which
 * the provider has given an account or a distributor in the meantime.
 */
export async function removeProvisional(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`
    with gone as (
      update companies c set deleted_utc = ${now}
      where c.provisional_until_utc <= ${now} and c.deleted_utc is null and c.account_id is null
        and not exists (select from distributors d where d.company_id = c.id)
      returning c.id
    )
    update users set state = 'DELETED', deleted_utc = ${now}, email = '', role_id = null
    where company_id in (select id from gone) and state <> 'DELETED'`)
}
