import { randomBytes } from 'node:crypto'
import { attemptLimits, durations, notFound, orThrow } from '@volute/domain/core/kernel'
import { holdsAll } from '@volute/domain/core/permissions'
import {
  checkInvites,
  type Invite,
  type inviteUsers as contract,
  standingOf,
} from '@volute/domain/people/registration'
import { recordEvent } from '../../core/events/index.ts'
import type { Actor, ActorContext } from '../../core/http/context.ts'
import type { Transaction } from '../../core/db/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { attemptOf, takeAttempt } from '../../core/http/attempts-store.ts'
import { lockRegistration } from '../people/index.ts'
import { hashToken } from '../session/index.ts'
import { checkGrant } from '../users/index.ts'
import { type Account, findAccounts, takeSeat } from './account-store.ts'
import { insertInvitation } from './invitation-store.ts'
import { invitation } from './registration-mails.ts'

/** Invites people to the acting company; each row has its own result (E44, USERS-07 to USERS-12, OQ-26). */
export const inviteUsers: Handler<typeof contract> = async (ctx, typed) => {
  if (typed.companyId !== ctx.actor.companyId) throw notFound()
  const rows = orThrow(checkInvites(typed.inviteUsers))
  const reply = {
    successfulEmails: [] as (Invite & { userId: number })[],
    alreadyRegistered: [] as string[],
    failedEmails: [] as string[],
    roleId: rows.at(-1)?.roleId ?? null,
  }
  await ctx.db.transaction(async (tx) => {
    await lockRegistration(tx)
    await checkGrant(tx, ctx.actor, [...new Set(rows.map(({ roleId }) => roleId))])
    const known = await findAccounts(
      tx,
      rows.map(({ emailAddress }) => emailAddress),
    )
    const seen = new Set<string>()
    for (const row of rows) {
      const email = row.emailAddress
      const account = known.find((one) => one.email === email)
      const outcome = seen.has(email) ? 'failedEmails' : await inviteOne(ctx, tx, ctx.actor, row, account)
      seen.add(email)
      if (typeof outcome === 'number') reply.successfulEmails.push({ ...row, userId: outcome })
      else reply[outcome].push(row.emailAddress)
    }
  })
  return reply
}

/** The invited user's id, or the name of the result list for the address. */
export async function inviteOne(
  ctx: ActorContext,
  tx: Transaction,
  { companyId, companyName }: Pick<Actor, 'companyId' | 'companyName'>,
  row: Invite,
  known: Account | undefined,
) {
  const { actor, settings } = ctx
  const { userId: invitedBy } = actor
  const { emailAddress: email, roleId } = row
  const now = ctx.now()
  const standing = standingOf(known, companyId, now)
  if (standing === 'registered') return 'alreadyRegistered'
  // A person invited with a higher role is not moved to a lower one by someone who lacks its permissions (OQ-31).
  const isAbove = known?.companyId === companyId && !holdsAll(actor.permissions, known.permissions)
  if (standing === 'held' || isAbove || !(await mayMail(tx, email, now))) return 'failedEmails'
  const userId = await takeSeat(tx, known, { companyId, roleId, email, name: null, state: 'INVITED' }, now)
  const code = newInvitationCode()
  const expiresUtc = new Date(now.getTime() + durations.invitationDays * durations.day)
  const codeHash = hashToken(code)
  await insertInvitation(tx, { companyId, userId, roleId, invitedBy, codeHash, createdUtc: now, expiresUtc })
  const letter = { recipient: email, code, inviter: actor.userName, companyName }
  await ctx.sendMail(tx, invitation(letter, settings.publicUrl))
  await recordEvent(tx, {
    userId: invitedBy,
    companyId,
    kind: 'invite-user',
    subject: { userId, roleId },
    now,
  })
  return userId
}

/** A new code of 128 random bits that is safe in a link (OQ-25). */
const newInvitationCode = () => randomBytes(16).toString('base64url')

/** Allows five invitations per hour to one address. */
const mayMail = (tx: Transaction, email: string, now: Date) =>
  takeAttempt(tx, attemptOf(attemptLimits.mailedInvitation, email), now)
