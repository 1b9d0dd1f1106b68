import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Queryable, schema } from '../db/index.ts'

const { companies } = schema

/** Every living company but the provider's own, by name (OQ-11). */
export async function listCustomerCompanies(db: Queryable) {
  return db
    .select({ companyId: companies.id, name: companies.name, isPackager: companies.isPackager })
    .from(companies)
    .where(and(eq(companies.isProvider, false), isNull(companies.deletedUtc)))
    .orderBy(sql`lower(${companies.name})`)
}
