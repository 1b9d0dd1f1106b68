import { eq } from 'drizzle-orm'
import { type Queryable, schema } from '../../core/db/index.ts'
import { lastReceivedUtc } from '../../buying/orders/index.ts'
import { countOpenQuotes } from '../../buying/quotes/index.ts'
import { countRoles } from '../../people/roles/index.ts'
import { countUsers } from '../../people/users/index.ts'

const { companies } = schema

/** Figures for the dashboard's cards, in one query. */
export async function findFigures(db: Queryable, companyId: number, quotesSince: Date) {
  const [figures] = await db
    .select({
      users: countUsers(db, companyId),
      roles: countRoles(db, companyId),
      openQuotes: countOpenQuotes(db, companyId, quotesSince),
      lastOrderUtc: lastReceivedUtc(companyId),
    })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (!figures) throw new Error(`company ${companyId} was not counted`)
  return figures
}
