import { conflict, invalid, notFound, orThrow, valid } from '@volute/domain/core/kernel'
import type * as contract from '@volute/domain/people/registration'
import { joinMessages, standingOf } from '@volute/domain/people/registration'
import { userMessages } from '@volute/domain/people/users'
import { recordEvent } from '../../core/events/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { lockRegistration } from '../people/index.ts'
import { newTemporaryPassword } from '../session/index.ts'
import { checkHolds } from '../../core/http/check-holds.ts'
import { checkGrant } from '../users/index.ts'
import { findAccount, insertFirstPassword, takeSeat } from './account-store.ts'
import { listPending, lockRequest, saveDecision } from './join-store.ts'
import { joinApproved, joinDeclined } from './registration-mails.ts'

/** Pending requests to join the acting company (E13, OQ-24). */
export const listJoinRequests: Handler<typeof contract.listJoinRequests> = async ({ db, actor, now }) => {
  const pending = await listPending(db, actor.companyId, now())
  return {
    joinRequests: pending.map((one) => ({ ...one, createdUtc: one.createdUtc.toISOString() })),
  }
}

/** Approves a request with a role, or declines it. Either result is mailed, and a request is reviewed only once (E14, OQ-24). */
export const reviewJoinRequest: Handler<typeof contract.reviewJoinRequest> = async (
  ctx,
  { joinRequestId, decision, roleId },
) => {
  const { actor } = ctx
  const approval = decision === 'APPROVED' ? await prepareApproval(roleId) : undefined
  return ctx.db.transaction(async (tx) => {
    await lockRegistration(tx)
    const request = await lockRequest(tx, actor.companyId, joinRequestId)
    if (!request) throw notFound()
    if (request.state !== 'PENDING') throw conflict(joinMessages.alreadyReviewed, 'ALREADY_REVIEWED')
    const now = ctx.now()
    await saveDecision(tx, joinRequestId, { state: decision, decidedBy: actor.userId, decidedUtc: now })
    const userId = approval ? await letIn(ctx, tx, request, approval) : null
    if (!approval) await ctx.sendMail(tx, joinDeclined(request.email, actor.companyName))
    await recordEvent(tx, {
      userId: actor.userId,
      companyId: actor.companyId,
      kind: 'review-join-request',
      subject: { joinRequestId, decision, userId },
      now,
    })
    return { userId }
  })
}

async function prepareApproval(roleId: number | null | undefined) {
  const checked = roleId ? valid(roleId) : invalid('roleId', 'MISSING', userMessages.roleMissing)
  return { roleId: orThrow(checked), ...(await newTemporaryPassword()) }
}

type Approval = Awaited<ReturnType<typeof prepareApproval>>

async function letIn(
  ctx: ActorContext,
  tx: Transaction,
  { name, email }: { name: string; email: string },
  { roleId, password, passwordHash }: Approval,
): Promise<number> {
  const { companyId, companyName } = ctx.actor
  const now = ctx.now()
  await checkGrant(tx, ctx.actor, [roleId])
  const known = await findAccount(tx, email)
  if (standingOf(known, companyId, now) !== 'free')
    throw conflict(joinMessages.alreadyRegistered, 'ALREADY_REGISTERED')
  if (known?.companyId === companyId) checkHolds(ctx.actor, known.permissions, userMessages.above)
  const userId = await takeSeat(tx, known, { companyId, roleId, email, name, state: 'ENABLED' }, now)
  await insertFirstPassword(tx, userId, passwordHash, now)
  await ctx.sendMail(tx, joinApproved(email, companyName, password, ctx.settings.publicUrl))
  return userId
}
