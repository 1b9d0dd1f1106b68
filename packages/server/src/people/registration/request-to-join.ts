import { attemptLimits, durations, notFound, orThrow } from '@volute/domain/core/kernel'
import { checkPerson, joinMessages, type requestToJoin as contract } from '@volute/domain/people/registration'
import type { PublicContext } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { attemptOf, takeAttempt } from '../../core/http/attempts-store.ts'
import { listHolders, lockRegistration } from '../people/index.ts'
import { findAccount } from './account-store.ts'
import { findOpenCompany, insertJoinRequest, removeOldRequests } from './join-store.ts'
import { checkIsOpen } from './read-registration.ts'
import { joinRequested, mailOwner } from './registration-mails.ts'

/** Asks to join a company; its people who may invite others get a mail (E12, REG-17, REG-25, OQ-24). */
export const requestToJoin: Handler<typeof contract> = async (ctx, typed) => {
  await checkIsOpen(ctx)
  const { name, emailAddress: email } = orThrow(checkPerson(typed))
  const { companyId } = typed
  const now = ctx.now()
  await ctx.db.transaction(async (tx) => {
    await lockRegistration(tx)
    if (!(await findOpenCompany(tx, companyId))) throw notFound(joinMessages.companyNotFound)
    const known = await findAccount(tx, email)
    if (known?.state === 'ENABLED') return mailOwner(ctx, tx, known.email)
    await removeOldRequests(tx, new Date(now.getTime() - durations.joinRequestDays * durations.day))
    const isFirst = await insertJoinRequest(tx, { companyId, name, email, createdUtc: now })
    if (isFirst) await mailReviewers(ctx, tx, companyId, email)
  })
  return { message: joinMessages.requested }
}

/** Mails at most twenty requests per hour, so that nobody can flood a company's mailboxes; the page shows all of them. */
async function mailReviewers(ctx: PublicContext, tx: Transaction, companyId: number, email: string) {
  if (!(await takeAttempt(tx, attemptOf(attemptLimits.mailedJoinRequest, companyId), ctx.now()))) return
  for (const reviewer of await listHolders(tx, companyId, 'INVITE_USERS'))
    await ctx.sendMail(tx, joinRequested(reviewer, email, ctx.settings.publicUrl))
}
