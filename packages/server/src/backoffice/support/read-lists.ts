import { limits } from '@volute/domain/core/kernel'
import type * as contract from '@volute/domain/backoffice/support'
import { brandFor } from '../../core/brand/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findFailingJobs } from '../../core/queue/index.ts'
import { findAudit } from './audit-list-store.ts'
import { auditLook } from './audit-look.ts'
import { findMails } from './mail-list-store.ts'
import { findWaitingRequests } from './waiting-request-store.ts'

/** A page of the mails (E112, SUPPORT-07). */
export const listSupportMails: Handler<typeof contract.listSupportMails> = async (ctx, page) => {
  await auditLook(ctx, 'support-mails', askedOf(page))
  return findMails(ctx.db, page)
}

/** Jobs that have failed and are not finished (E114, SUPPORT-07). */
export const listFailingJobs: Handler<typeof contract.listFailingJobs> = async (ctx) => {
  await auditLook(ctx, 'support-jobs', {})
  const jobs = await findFailingJobs(ctx.db)
  return {
    jobs: jobs.map(({ data, ...job }) => ({
      ...job,
      salesOrderId: data.salesOrderId ?? null,
      mailId: data.mailId ?? null,
      emailAddress: data.email ?? null,
    })),
  }
}

/** A page of the requests to join that wait for a company's people (E251, SUPPORT-11). */
export const listWaitingRequests: Handler<typeof contract.listWaitingRequests> = async (ctx, page) => {
  await auditLook(ctx, 'support-requests', askedOf(page))
  return findWaitingRequests(ctx.db, page, ctx.now())
}

/** A page of the audit (E116, SUPPORT-08). An export reads larger pages and is recorded once. */
export const listAudit: Handler<typeof contract.listAudit> = async (ctx, page) => {
  const isExport = page.rowsPerPage > limits.rowsPerPage
  if (!isExport || page.pageNumber === 1)
    await auditLook(ctx, isExport ? 'support-export' : 'support-audit', askedOf(page))
  const { brand } = await brandFor(ctx)
  return findAudit(ctx.db, { ...page, timeZone: brand.timeZone })
}

/** Filters of the call, without empty fields and the page size. */
const askedOf = ({ rowsPerPage: _, ...asked }: object & { rowsPerPage?: number }) =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '' && value !== undefined))
