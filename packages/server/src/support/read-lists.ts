import type * as contract from '@volute/domain/support'
import { faceFor } from '../brand/index.ts'
import type { Verb } from '../http/bind.ts'
import { findFailingJobs } from '../queue/index.ts'
import { exportedAudit, findAudit } from './audit-list-store.ts'
import { auditLook } from './audit-look.ts'
import { findMails } from './mail-list-store.ts'

/** A page of the mails (E112, SUPPORT-07). */
export const listSupportMails: Verb<typeof contract.listSupportMails> = async (ctx, page) => {
  await auditLook(ctx, 'support-mails', askedOf(page))
  return findMails(ctx.db, page)
}

/** The jobs that have failed and are not done (E114, SUPPORT-07). */
export const listFailingJobs: Verb<typeof contract.listFailingJobs> = async (ctx) => {
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

/** A page of the audit (E116, SUPPORT-08). */
export const listAudit: Verb<typeof contract.listAudit> = async (ctx, page) => {
  await auditLook(ctx, 'support-audit', askedOf(page))
  const { brand } = await faceFor(ctx)
  return findAudit(ctx.db, { ...page, timeZone: brand.timeZone })
}

/** The latest of the audit for a file (E117, SUPPORT-08). */
export const exportAudit: Verb<typeof contract.exportAudit> = async (ctx, filters) => {
  await auditLook(ctx, 'support-export', askedOf(filters))
  const { brand } = await faceFor(ctx)
  return exportedAudit(ctx.db, { ...filters, timeZone: brand.timeZone })
}

/** What was asked for, without the fields left empty and the size of a page. */
const askedOf = ({ rowsPerPage: _, ...asked }: object & { rowsPerPage?: number }) =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '' && value !== undefined))
