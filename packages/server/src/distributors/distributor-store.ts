import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { prepare, type Queryable, schema } from '../db/index.ts'

const { companies, distributors } = schema

const isCustomer = and(eq(companies.isProvider, false), isNull(companies.deletedUtc))

/** Every living customer with the distributor that it buys through, by name. */
export async function listLinkedCompanies(db: Queryable) {
  return db
    .select({ companyId: companies.id, name: companies.name, distributorAccountId: distributors.id })
    .from(companies)
    .leftJoin(distributors, eq(distributors.companyId, companies.id))
    .where(isCustomer)
    .orderBy(asc(sql`lower(${companies.name})`), asc(companies.id))
}

export async function listAllDistributors(db: Queryable) {
  return db
    .select({ distributorAccountId: distributors.id, name: distributors.name })
    .from(distributors)
    .orderBy(asc(sql`lower(${distributors.name})`), asc(distributors.id))
}

/** The distributor that serves a company (OQ-34). */
export async function findDistributor(db: Queryable, companyId: number) {
  const [found] = await distributorOf(db, { companyId })
  return found
}

const distributorOf = prepare((db) =>
  db
    .select({ code: distributors.code, name: distributors.name })
    .from(distributors)
    .where(eq(distributors.companyId, sql.placeholder('companyId'))),
)

/** Locks a living customer until the transaction ends; false when there is none. */
export async function lockCustomer(tx: Queryable, companyId: number): Promise<boolean> {
  const found = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), isCustomer))
    .for('update')
  return found.length > 0
}

/** Locks a distributor and the company's present one until the transaction ends, in one order so that nothing deadlocks. */
export async function lockDistributors(tx: Queryable, companyId: number, distributorId: number) {
  return tx
    .select({ id: distributors.id, name: distributors.name, companyId: distributors.companyId })
    .from(distributors)
    .where(or(eq(distributors.id, distributorId), eq(distributors.companyId, companyId)))
    .orderBy(asc(distributors.id))
    .for('update')
}

export async function companyName(tx: Queryable, companyId: number): Promise<string> {
  const [company] = await tx
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company?.name ?? ''
}

export async function setLink(tx: Queryable, companyId: number, distributorId: number): Promise<void> {
  await tx.update(distributors).set({ companyId }).where(eq(distributors.id, distributorId))
}

/** Frees the company's distributor; false when it had none. */
export async function clearLink(tx: Queryable, companyId: number): Promise<boolean> {
  const freed = await tx
    .update(distributors)
    .set({ companyId: null })
    .where(eq(distributors.companyId, companyId))
    .returning({ id: distributors.id })
  return freed.length > 0
}
