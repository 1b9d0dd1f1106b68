import { countBound, type ListPage } from '@volute/domain/core/kernel'
import { type ActingAct, actingActs } from '@volute/domain/people/session'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { findPage, type Queryable, schema } from '../../core/db/index.ts'

const { events, companies, salesOrders, users } = schema

/**
 * A page of the provider's staff actions in a company, latest first, and their number. The events are read per person,
 * since most of a company's events come from its own people.
 */
export async function findActs(db: Queryable, companyId: number, page: ListPage) {
  const bound = countBound(page, false)
  const detail = (name: string) => sql`${done.subject} ->> ${name}::text`
  const done = db
    .select()
    .from(events)
    .where(
      and(
        eq(events.companyId, companyId),
        eq(events.userId, users.id),
        inArray(events.kind, Object.keys(actingActs)),
        // The order desk's steps, by far the most frequent staff actions, are not in the index.
        sql`${events.kind} <> 'work-order'`,
      ),
    )
    .orderBy(desc(events.atUtc), desc(events.id))
    .limit(bound + 1)
    .as('done')
  const rows = db
    .select({
      actId: done.id,
      atUtc: done.atUtc,
      userName: users.name,
      act: sql<ActingAct>`${done.kind}`,
      number: sql<
        string | null
      >`coalesce(${salesOrders.erpOrderNumber}, ${detail('salesQuoteId')}, ${detail('quoteId')})`,
    })
    .from(companies)
    .innerJoin(users, eq(users.companyId, companies.id))
    .innerJoinLateral(done, sql`true`)
    .leftJoin(salesOrders, sql`${salesOrders.id} = (${detail('salesOrderId')})::int`)
    .where(eq(companies.isProvider, true))
    .orderBy(desc(done.atUtc), desc(done.id))
    .$dynamic()
  const all = sql`select from ${companies} join ${users} on ${users.companyId} = ${companies.id}
    cross join lateral ${done} where ${companies.isProvider}`
  return findPage(db, page, rows, all)
}

/** True if staff may act for this company: any active company except the provider's own (E15). */
export async function isCustomerCompany(db: Queryable, companyId: number): Promise<boolean> {
  const found = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), eq(companies.isProvider, false), isNull(companies.deletedUtc)))
  return found.length > 0
}
