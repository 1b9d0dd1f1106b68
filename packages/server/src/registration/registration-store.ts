import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { type Queryable, sameName, schema } from '../db/index.ts'

const { companies, users } = schema

/** The companies that a stranger may know of: living customers, without testers (OQ-22). */
export async function listOpenCompanies(db: Queryable) {
  return db
    .select({ companyId: companies.id, name: companies.name })
    .from(companies)
    .where(and(eq(companies.isProvider, false), eq(companies.isTest, false), isNull(companies.deletedUtc)))
    .orderBy(asc(sql`lower(${companies.name})`))
}

/** Lets registrations pass one after the other until the transaction ends, so that two never take one name or address. */
export async function lockRegistration(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('registration'))`)
}

/** Whether any living company has this name, testers and the provider among them. */
export async function isCompanyNameTaken(db: Queryable, name: string): Promise<boolean> {
  const found = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(sameName(companies.name, name), isNull(companies.deletedUtc)))
  return found.length > 0
}

/** The account that has this address, in whatever state. */
export async function findAccount(db: Queryable, email: string) {
  const [found] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(sameName(users.email, email), ne(users.state, 'DELETED')))
  return found
}

export async function insertCompany(tx: Queryable, name: string): Promise<number> {
  const [row] = await tx.insert(companies).values({ name }).returning({ id: companies.id })
  if (!row) throw new Error(`the company ${name} was not created`)
  return row.id
}

/** A person who may sign in as soon as they have a password. */
export async function insertUser(
  tx: Queryable,
  user: { companyId: number; roleId: number; name: string; email: string },
): Promise<number> {
  const [row] = await tx
    .insert(users)
    .values({ ...user, state: 'ENABLED' })
    .returning({ id: users.id })
  if (!row) throw new Error(`the user ${user.email} was not created`)
  return row.id
}
