import { limits, type ListPage } from '@volute/domain/core/kernel'
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
  if (!isLaterPage(page)) await auditLook(ctx, 'support-requests', askedOf(page))
  return findWaitingRequests(ctx.db, page, ctx.now())
}

/** A page of the audit (E116, SUPPORT-08). */
export const listAudit: Handler<typeof contract.listAudit> = async (ctx, page) => {
  if (!isLaterPage(page))
    await auditLook(ctx, isExport(page) ? 'support-export' : 'support-audit', askedOf(page))
  const { brand } = await brandFor(ctx)
  return findAudit(ctx.db, { ...page, timeZone: brand.timeZone })
}

const isExport = ({ rowsPerPage }: ListPage) => rowsPerPage > limits.rowsPerPage

/** True for all pages of an export but the first: it reads larger pages and is recorded once. */
const isLaterPage = (page: ListPage) => isExport(page) && page.pageNumber > 1

/** Filters of the call, without empty fields and the page size. */
const askedOf = ({ rowsPerPage: _, ...asked }: object & { rowsPerPage?: number }) =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '' && value !== undefined))
