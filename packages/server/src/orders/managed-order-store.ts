import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { CompletedOrder } from '@volute/domain/orders'
import { type Queryable, schema } from '../db/index.ts'

const { companies, salesOrders, users } = schema

interface Page {
  status?: CompletedOrder['status'] | undefined
  searchValue: string
  pageNumber: number
  rowsPerPage: number
}

/** A page of every company's orders that the ERP has received, newest first, and how many there are. */
export async function findManagedOrders(db: Queryable, page: Page) {
  const chosen = and(
    isNotNull(salesOrders.receivedUtc),
    page.status && hasStatus(page.status),
    page.searchValue === '' ? undefined : contains(page.searchValue),
  )
  const orders = db
    .select({ order: salesOrders, companyName: companies.name })
    .from(salesOrders)
    .innerJoin(companies, eq(companies.id, salesOrders.companyId))
    .where(chosen)
    .orderBy(desc(salesOrders.receivedUtc), desc(salesOrders.id))
    .limit(page.rowsPerPage)
    .offset((page.pageNumber - 1) * page.rowsPerPage)
  const count = db
    .select({ rowCount: sql<number>`count(*)::int` })
    .from(salesOrders)
    .innerJoin(companies, eq(companies.id, salesOrders.companyId))
    .where(chosen)
  return { rowCount: (await count)[0]?.rowCount ?? 0, rows: await orders }
}

/** The rule of orderStatus, as the database asks it. */
function hasStatus(status: CompletedOrder['status']): SQL | undefined {
  const { pickedUtc, rejectedUtc, shippedUtc } = salesOrders
  if (status === 'Rejected') return isNotNull(rejectedUtc)
  if (status === 'Shipped') return and(isNull(rejectedUtc), isNotNull(shippedUtc))
  const isPicked = status === 'Picked' ? isNotNull(pickedUtc) : isNull(pickedUtc)
  return and(isNull(rejectedUtc), isNull(shippedUtc), isPicked)
}

function contains(searchValue: string): SQL | undefined {
  const texts = [salesOrders.erpOrderNumber, salesOrders.poNumber, companies.name]
  return or(...texts.map((text) => sql`position(lower(${searchValue}) in lower(${text})) > 0`))
}

/** An order that the ERP has received, with its buyer's address, locked against another step. */
export async function lockManagedOrder(tx: Queryable, salesOrderId: number) {
  const [found] = await tx
    .select({ order: salesOrders, buyerEmail: users.email })
    .from(salesOrders)
    .innerJoin(users, eq(users.id, salesOrders.userId))
    .where(and(eq(salesOrders.id, salesOrderId), isNotNull(salesOrders.receivedUtc)))
    .for('update', { of: salesOrders })
  return found
}

export async function writeOrderStep(
  tx: Queryable,
  salesOrderId: number,
  step: Partial<typeof salesOrders.$inferInsert>,
): Promise<void> {
  await tx.update(salesOrders).set(step).where(eq(salesOrders.id, salesOrderId))
}
