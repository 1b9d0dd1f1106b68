import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { jobStatements, type Queryable, schema } from '../../core/db/index.ts'
import { isPlacedAgain, placeOrderJob } from '../../buying/orders/index.ts'
import { personColumns } from './find-store.ts'

const { companies, salesOrders, users } = schema

/** An order of any company with its buyer, the time of its next attempt, and true if it was placed again. */
export async function findOrder(db: Queryable, salesOrderId: number) {
  const ordering = alias(companies, 'ordering')
  const job = jobStatements.unfinishedJob(placeOrderJob.name, sql`${JSON.stringify({ salesOrderId })}::text`)
  const [found] = await db
    .select({
      order: salesOrders,
      companyName: ordering.name,
      buyer: personColumns,
      isPlacedAgain: isPlacedAgain(),
      nextTryUtc: sql<string | null>`(select job."nextTryUtc" from (${job}) job)`,
    })
    .from(salesOrders)
    .innerJoin(ordering, eq(ordering.id, salesOrders.companyId))
    .innerJoin(users, eq(users.id, salesOrders.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(salesOrders.id, salesOrderId))
  return found
}
