import { limits, type SearchPage } from '@volute/domain/core/kernel'
import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { contains, findPage, isSuggested, type Queryable, sameName, schema } from '../../core/db/index.ts'

const { companies, distributors } = schema

const isCustomer = and(eq(companies.isProvider, false), isNull(companies.deletedUtc))
const distributor = { distributorAccountId: distributors.id, name: distributors.name }

/** A page of active customers whose name contains a text, by name, each with its distributor. */
export async function findLinkedCompanies(db: Queryable, page: SearchPage) {
  const found = and(isCustomer, contains(page.searchValue, [companies.name]))
  const order = [asc(sql`lower(${companies.name})`), asc(companies.id)]
  const rows = db
    .select({ company: { companyId: companies.id, name: companies.name }, distributor })
    .from(companies)
    .leftJoin(distributors, eq(distributors.companyId, companies.id))
    .where(found)
    .orderBy(...order)
    .$dynamic()
  const all = sql`select from ${companies} where ${found} order by ${sql.join(order, sql`, `)}`
  return findPage(db, page, rows, all)
}

/** First distributors by name, linked or free, plus one more if there are more than a list returns (OQ-103). */
export async function listFirstDistributors(db: Queryable) {
  return db
    .select(distributor)
    .from(distributors)
    .orderBy(asc(sql`lower(${distributors.name})`), asc(distributors.id))
    .limit(limits.choices + 1)
}

/** The distributor with the typed name, then the first ones by name that contain it, each with the company that it serves. */
export async function suggestedDistributors(db: Queryable, text: string) {
  const order = sql`lower(${distributors.name}), ${distributors.id}`
  const named = sameName(distributors.name, text)
  return db
    .select({ ...distributor, company: { companyId: companies.id, name: companies.name } })
    .from(distributors)
    .leftJoin(companies, eq(companies.id, distributors.companyId))
    .where(isSuggested(distributors.id, named, contains(text, [distributors.name]), order))
    .orderBy(desc(named), order)
}

/** Locks an active customer until the transaction ends; returns false if there is none. */
export async function lockCustomer(tx: Queryable, companyId: number): Promise<boolean> {
  const found = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), isCustomer))
    .for('update')
  return found.length > 0
}

/** Locks a distributor and the company's current one until the transaction ends, always in the same order to avoid deadlocks. */
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

/** Frees the company's distributor; returns false if it had none. */
export async function clearLink(tx: Queryable, companyId: number): Promise<boolean> {
  const freed = await tx
    .update(distributors)
    .set({ companyId: null })
    .where(eq(distributors.companyId, companyId))
    .returning({ id: distributors.id })
  return freed.length > 0
}
