import { conflict, limits, notFound } from '@volute/domain/core/kernel'
import { holdsAll } from '@volute/domain/core/permissions'
import type * as contract from '@volute/domain/people/registration'
import { userMessages } from '@volute/domain/people/users'
import { checkHolds } from '../../core/http/check-holds.ts'
import type { ActorContext } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import { recordEvent } from '../../core/events/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { lockRegistration } from '../people/index.ts'
import { findAccount, releaseAddress } from './account-store.ts'
import { listPendingInvitations, lockPendingInvitation, withdrawInvitation } from './invitation-store.ts'
import { inviteOne } from './invite-users.ts'

/** Invitations to the acting company that nobody has accepted yet (E247, USERS-26). */
export const listInvitations: Handler<typeof contract.listInvitations> = async ({ db, actor, now }) => {
  const pending = await listPendingInvitations(db, actor.companyId)
  return {
    invitations: pending.slice(0, limits.pendingInvitations).map((one) => ({
      ...one,
      roleName: one.roleName ?? '',
      sentUtc: one.sentUtc.toISOString(),
      expiresUtc: one.expiresUtc.toISOString(),
      isExpired: one.expiresUtc <= now(),
      isAbove: !holdsAll(actor.permissions, one.permissions),
    })),
    isMore: pending.length > limits.pendingInvitations,
  }
}

/** Mails an invitation again under a new link, which ends the earlier one (E248, USERS-27). */
export const resendInvitation: Handler<typeof contract.resendInvitation> = async (ctx, { invitationId }) =>
  ctx.db.transaction(async (tx) => {
    const { emailAddress, roleId } = await lockOwn(ctx, tx, invitationId)
    const known = await findAccount(tx, emailAddress)
    const outcome = await inviteOne(ctx, tx, ctx.actor, { emailAddress, roleId }, known)
    if (typeof outcome !== 'number') throw conflict(userMessages.notResent, 'NOT_SENT_AGAIN')
    return {}
  })

/** Withdraws an invitation and frees its address (E249, USERS-28). */
export const cancelInvitation: Handler<typeof contract.cancelInvitation> = async (ctx, { invitationId }) =>
  ctx.db.transaction(async (tx) => {
    const { userId } = await lockOwn(ctx, tx, invitationId)
    const now = ctx.now()
    await withdrawInvitation(tx, invitationId, now)
    await releaseAddress(tx, userId, now)
    const { actor } = ctx
    const subject = { userId }
    await recordEvent(tx, {
      userId: actor.userId,
      companyId: actor.companyId,
      kind: 'cancel-invite',
      subject,
      now,
    })
    return {}
  })

/** A pending invitation of the acting company, for somebody who holds all that the invited person would (OQ-31). */
async function lockOwn({ actor }: ActorContext, tx: Transaction, invitationId: number) {
  await lockRegistration(tx)
  const found = await lockPendingInvitation(tx, actor.companyId, invitationId)
  if (!found || found.roleId === null) throw notFound()
  checkHolds(actor, found.permissions, userMessages.above)
  return { ...found, roleId: found.roleId }
}
