import type { InputOf } from '@volute/domain/core/kernel'
import type { listManagedClaims } from '@volute/domain/service/returns'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { claimPhotoIds } from '../../buying/orders/index.ts'
import { contains, findPage, type Queryable, schema } from '../../core/db/index.ts'

const { claims, companies, salesOrderLines, salesOrders, users } = schema

const rowColumns = {
  claimId: claims.id,
  claimedUtc: claims.createdUtc,
  companyName: companies.name,
  orderNumber: sql<string>`${salesOrders.erpOrderNumber}`,
  partNumber: salesOrderLines.partNumber,
  description: salesOrderLines.description,
  quantity: claims.quantity,
  kind: claims.kind,
  warranty: claims.warranty,
  status: claims.status,
  returnNumber: claims.erpReturnNumber,
  erpRefusal: claims.erpRefusal,
}

const ofItsLine = and(
  eq(salesOrderLines.salesOrderId, claims.salesOrderId),
  eq(salesOrderLines.position, claims.position),
)

const selectClaims = <Columns extends object>(db: Queryable, more: Columns) =>
  db
    .select({ ...rowColumns, ...more })
    .from(claims)
    .innerJoin(companies, eq(companies.id, claims.companyId))
    .innerJoin(salesOrders, eq(salesOrders.id, claims.salesOrderId))
    .innerJoin(salesOrderLines, ofItsLine)

/** A page of all companies' claims by the time claimed, and the total count. */
export async function findManagedClaims(db: Queryable, page: InputOf<typeof listManagedClaims>) {
  const { status, searchValue, sortDirection } = page
  const found = and(
    status === 'ALL' ? undefined : eq(claims.status, status),
    contains(searchValue, [
      companies.name,
      salesOrders.erpOrderNumber,
      salesOrders.poNumber,
      salesOrderLines.partNumber,
      claims.serialNumber,
      claims.erpReturnNumber,
    ]),
  )
  const directed = sortDirection === 'ASC' ? asc : desc
  const rows = selectClaims(db, {})
    .where(found)
    .orderBy(directed(claims.createdUtc), directed(claims.id))
    .$dynamic()
  const all = sql`
    select from ${claims} join ${companies} on ${companies.id} = ${claims.companyId}
    join ${salesOrders} on ${salesOrders.id} = ${claims.salesOrderId}
    join ${salesOrderLines} on ${ofItsLine} where ${found ?? sql`true`}`
  return findPage(db, page, rows, all)
}

/** A claim with its order line, its buyer and the person who decided on it. */
export async function findManagedClaim(db: Queryable, claimId: number) {
  const deciders = alias(users, 'deciders')
  const [found] = await selectClaims(db, {
    companyId: claims.companyId,
    salesOrderId: claims.salesOrderId,
    position: claims.position,
    partId: salesOrderLines.partId,
    poNumber: salesOrders.poNumber,
    buyer: { name: users.name, email: users.email },
    serialNumber: claims.serialNumber,
    reason: claims.reason,
    photoIds: claimPhotoIds,
    ordered: salesOrderLines.quantity,
    answer: claims.answer,
    decidedBy: sql<string | null>`${deciders.name}`,
    decidedUtc: claims.decidedUtc,
    nextClaimId: nextOpen(),
  })
    .innerJoin(users, eq(users.id, claims.userId))
    .leftJoin(deciders, eq(deciders.id, claims.decidedBy))
    .where(eq(claims.id, claimId))
  return found
}

/** The open claim that was made next after the selected one; after the newest, the oldest. */
function nextOpen(): SQL<number | null> {
  const next = alias(claims, 'next')
  const first = (which: SQL) => sql`(
    select ${next.id} from ${claims} next where ${next.status} = 'OPEN' and ${which}
    order by ${next.createdUtc}, ${next.id} limit 1)`
  return sql`coalesce(
    ${first(sql`(${next.createdUtc}, ${next.id}) > (${claims.createdUtc}, ${claims.id})`)},
    ${first(sql`${next.id} <> ${claims.id}`)})`
}
