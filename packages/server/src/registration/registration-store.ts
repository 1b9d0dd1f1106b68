import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { type Queryable, sameName, schema } from '../db/index.ts'

const { companies } = schema

/** The companies that a stranger may know of: living customers, without testers (OQ-22). */
export async function listOpenCompanies(db: Queryable) {
  return db
    .select({ companyId: companies.id, name: companies.name })
    .from(companies)
    .where(and(eq(companies.isProvider, false), eq(companies.isTest, false), isNull(companies.deletedUtc)))
    .orderBy(asc(sql`lower(${companies.name})`))
}

/** Whether any living company has this name, testers and the provider among them. */
export async function isCompanyNameTaken(db: Queryable, name: string): Promise<boolean> {
  const found = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(sameName(companies.name, name), isNull(companies.deletedUtc)))
  return found.length > 0
}

export async function insertCompany(tx: Queryable, name: string): Promise<number> {
  const [row] = await tx.insert(companies).values({ name }).returning({ id: companies.id })
  if (!row) throw new Error(`the company ${name} was not created`)
  return row.id
}
