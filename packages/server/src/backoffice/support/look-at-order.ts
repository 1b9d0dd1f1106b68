import { shipTypeName } from '@volute/domain/buying/checkout'
import { limits, notFound } from '@volute/domain/core/kernel'
import { toDollars } from '@volute/domain/core/pricing'
import { type getSupportOrder as contract, whyNotTried } from '@volute/domain/backoffice/support'
import type { Handler } from '../../core/http/bind.ts'
import { findTries, linesOf } from '../../buying/orders/index.ts'
import { latestActsAbout } from './audit-list-store.ts'
import { auditLook } from './audit-look.ts'
import { latestMailsOf, mailsAbout } from './mail-list-store.ts'
import { findOrder } from './order-look-store.ts'

const most = limits.supportShown

/** An order of any company with every attempt to submit it to the ERP (E110, SUPPORT-04). */
export const lookAtOrder: Handler<typeof contract> = async (ctx, { salesOrderId }) => {
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
