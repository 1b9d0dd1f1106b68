import { shipTypeName } from '@volute/domain/checkout'
import { limits, notFound } from '@volute/domain/kernel'
import { toDollars } from '@volute/domain/pricing'
import { type getSupportOrder as contract, whyNotTried } from '@volute/domain/support'
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Queryable, schema } from '../db/index.ts'
import type { Verb } from '../http/bind.ts'
import { findTries, isPlacedAgain, linesOf } from '../orders/index.ts'
import { unfinishedJob } from '../queue/index.ts'
import { latestActsAbout } from './audit-list-store.ts'
import { auditLook } from './audit-look.ts'
import { personColumns } from './find-store.ts'
import { latestMailsOf, mailsAbout } from './mail-list-store.ts'

const { companies, salesOrders, users } = schema

const most = limits.supportShown

/** An order of any company with every try at the ERP (E110, SUPPORT-04). */
export const lookAtOrder: Verb<typeof contract> = async (ctx, { salesOrderId }) => {
  const { db } = ctx
  const found = await findOrder(db, salesOrderId)
  if (!found) throw notFound()
  const { order, companyName, buyer, nextTryUtc } = found
  await auditLook(ctx, 'support-order', { salesOrderId }, order.companyId)
  const [lines, tries, mails, acts] = await Promise.all([
    linesOf(db, salesOrderId),
    findTries(db, order),
    latestMailsOf(db, mailsAbout(salesOrderId), most),
    latestActsAbout(db, salesOrderId, most),
  ])
  return {
    salesOrderId,
    erpSalesOrderNumber: order.erpOrderNumber,
    poNumber: order.poNumber,
    companyName,
    arrivedUtc: order.arrivedUtc.toISOString(),
    status: order.deskStatus,
    requestCode: order.requestCode,
    quoteId: order.quoteId,
    buyer,
    orderedUtc: order.createdUtc.toISOString(),
    reason: order.rejectionReason ?? order.failureReason,
    shipBy: order.shipBy,
    needBy: order.needBy,
    shipVia: shipTypeName(order.shippedVia ?? order.shipVia),
    trackingNumber: order.trackingNumber,
    grandTotal: toDollars(order.totalCents),
    lines,
    tries,
    nextTryUtc,
    whyNot: whyNotTried(order.deskStatus, found.isPlacedAgain),
    mails,
    acts,
  }
}

async function findOrder(db: Queryable, salesOrderId: number) {
  const ordering = alias(companies, 'ordering')
  const job = unfinishedJob('place-order', sql`${JSON.stringify({ salesOrderId })}::text`)
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
