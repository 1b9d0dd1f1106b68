import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { type Queryable, sameName, schema } from '../../core/db/index.ts'

const { fleetPumps, sites } = schema

const isOwn = (companyId: number, siteId: number) => and(eq(sites.companyId, companyId), eq(sites.id, siteId))

/** Table names are written out, since a query of one table omits them from its columns. */
const pumpCount = sql<number>`(select count(*)::int from fleet_pumps
  where fleet_pumps.company_id = sites.company_id and site_id = sites.id and retired_utc is null)`

/** A company's sites by name, each with its number of active pumps. */
export const findSites = (db: Queryable, companyId: number) =>
  db
    .select({ siteId: sites.id, name: sites.name, pumpCount })
    .from(sites)
    .where(eq(sites.companyId, companyId))
    .orderBy(asc(sql`lower(${sites.name})`), asc(sites.id))

export async function findSite(db: Queryable, companyId: number, siteId: number) {
  const [found] = await db.select({ pumpCount }).from(sites).where(isOwn(companyId, siteId))
  return found
}

export const countSites = (db: Queryable, companyId: number) =>
  db.$count(sites, eq(sites.companyId, companyId))

/** True if another site of the company has this name. */
export async function isSiteTaken(tx: Queryable, companyId: number, name: string, siteId = 0) {
  const [other] = await tx
    .select({ id: sites.id })
    .from(sites)
    .where(and(eq(sites.companyId, companyId), sameName(sites.name, name), ne(sites.id, siteId)))
  return other !== undefined
}

export async function insertSite(tx: Queryable, companyId: number, name: string): Promise<number> {
  const [inserted] = await tx.insert(sites).values({ companyId, name }).returning({ id: sites.id })
  if (!inserted) throw new Error('the site was not written')
  return inserted.id
}

export async function saveSiteName(tx: Queryable, companyId: number, siteId: number, name: string) {
  await tx.update(sites).set({ name }).where(isOwn(companyId, siteId))
}

/** Deletes a site without active pumps, and removes it from retired ones. */
export async function removeSite(tx: Queryable, companyId: number, siteId: number): Promise<void> {
  await tx
    .update(fleetPumps)
    .set({ siteId: null })
    .where(and(eq(fleetPumps.companyId, companyId), eq(fleetPumps.siteId, siteId)))
  await tx.delete(sites).where(isOwn(companyId, siteId))
}
