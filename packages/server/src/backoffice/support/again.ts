import { conflict, notFound } from '@volute/domain/core/kernel'
import * as contract from '@volute/domain/backoffice/support'
import type { Handler } from '../../core/http/bind.ts'
import { linesOf, newsMail, parcelsOf, tryOrder, watchErpJob } from '../../buying/orders/index.ts'
import { sendMailJob } from '../../core/mail/index.ts'
import { findWaitingJob } from '../../core/queue/index.ts'
import { auditLook } from './audit-look.ts'
import { lockMail } from './mail-list-store.ts'

/** Submits an order to the ERP now (E111, SUPPORT-05). */
export const tryOrderAgain: Handler<typeof contract.tryOrderAgain> = async (ctx, { salesOrderId }) => {
  await ctx.db.transaction(async (tx) => {
    const { companyId } = await tryOrder(ctx, tx, salesOrderId)
    await auditLook(ctx, 'support-try-order', { salesOrderId }, companyId, tx)
  })
  // While the ERP rejects the shop, only the watch calls it.
  await ctx.retrySoon(watchErpJob)
  return {}
}

/** Sends an unsent mail now; an order's mail that was already sent goes out again as a new one (E113, SUPPORT-06). */
export const sendMailAgain: Handler<typeof contract.sendMailAgain> = async (ctx, { mailId }) => {
  await ctx.db.transaction(async (tx) => {
    const mail = await lockMail(tx, mailId)
    if (!mail) throw notFound()
    const { recipient, sentUtc, orderNews, newsDetail, order } = mail
    const whyNot = contract.whyNotSent({ sentUtc, orderNews, orderStatus: order?.deskStatus ?? null })
    if (whyNot) throw conflict(whyNot, 'NOT_SENT_AGAIN')
    await auditLook(ctx, 'support-send-mail', { mailId, recipient }, order?.companyId, tx)
    if (!sentUtc || !orderNews || !order) return ctx.runNow(tx, sendMailJob, { mailId })

    const [lines, parcels] = [await linesOf(tx, order.id), await parcelsOf(tx, [order.id])]
    const facts = { order, lines, parcels, newsDetail, recipient }
    return ctx.sendMail(tx, newsMail(orderNews, facts, ctx.settings.publicUrl))
  })
  return {}
}

/** Runs a job now; one that was given up starts as a new one (E115, SUPPORT-07). */
export const tryJobAgain: Handler<typeof contract.tryJobAgain> = async (ctx, { jobId }) => {
  await ctx.db.transaction(async (tx) => {
    const job = await findWaitingJob(tx, jobId)
    if (!job) throw conflict(contract.supportMessages.jobGone, 'NOT_TRIED_AGAIN')
    await auditLook(ctx, 'support-try-job', { queue: job.queue, ...job.data }, undefined, tx)
    await ctx.runNow(tx, job.kind, job.data)
  })
  return {}
}
