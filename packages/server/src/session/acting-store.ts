import { type ActingAct, actingActs } from '@volute/domain/session'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Queryable, schema } from '../db/index.ts'

const { audit, companies, salesOrders, users } = schema

/** A page of what the provider's staff did in a company, the latest first, and how much there is. */
export async function findActs(
  db: Queryable,
  companyId: number,
  { pageNumber, rowsPerPage }: { pageNumber: number; rowsPerPage: number },
) {
  const detail = (name: string) => sql`${audit.detail} ->> ${name}::text`
  const chosen = and(
    eq(audit.companyId, companyId),
    eq(companies.isProvider, true),
    inArray(audit.act, Object.keys(actingActs)),
  )
  const acts = await db
    .select({
      actId: audit.id,
      atUtc: audit.atUtc,
      userName: users.name,
      act: sql<ActingAct>`${audit.act}`,
      number: sql<
        string | null
      >`coalesce(${salesOrders.erpOrderNumber}, ${detail('salesQuoteId')}, ${detail('quoteId')})`,
    })
    .from(audit)
    .innerJoin(users, eq(users.id, audit.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(salesOrders, sql`${salesOrders.id} = (${detail('salesOrderId')})::int`)
    .where(chosen)
    .orderBy(desc(audit.atUtc), desc(audit.id))
    .limit(rowsPerPage)
    .offset((pageNumber - 1) * rowsPerPage)
  const [counted] = await db
    .select({ rowCount: sql<number>`count(*)::int` })
    .from(audit)
    .innerJoin(users, eq(users.id, audit.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(chosen)
  return { acts, rowCount: counted?.rowCount ?? 0 }
}

/** Whether staff may act for this company: any that lives, but not the provider's own (E15). */
export async function isCustomerCompany(db: Queryable, companyId: number): Promise<boolean> {
  const found = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), eq(companies.isProvider, false), isNull(companies.deletedUtc)))
  return found.length > 0
}
