import { conflict, storedPhone, notFound, orThrow } from '@volute/domain/core/kernel'
import type * as contract from '@volute/domain/people/registration'
import { checkInvitedName, checkInviteLink, inviteMessages } from '@volute/domain/people/registration'
import { recordEvent } from '../../core/events/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { hashToken, newTemporaryPassword, settleCompany } from '../session/index.ts'
import { insertFirstPassword } from './account-store.ts'
import { enableInvited, findInvited, type LockedInvitation, lockInvitation } from './invitation-store.ts'
import { newAccount } from './registration-mails.ts'

/**
 * Checks if an invited address has an account. An address that was never invited, or whose invitation has expired, counts
 * as unknown (E08, REG-04, OQ-21).
 */
export const findInvitedUser: Handler<typeof contract.findInvitedUser> = async (ctx, { emailAddress }) => {
  const invited = await findInvited(ctx.db, emailAddress, ctx.now())
  return {
    userExistsInUserPool:
      invited !== undefined && (invited.passwordHash !== null || invited.state === 'ENABLED'),
    userExistsInApplication: invited?.state === 'ENABLED',
  }
}

/** Accepts an invitation once. A person without a password gets a temporary one by mail (E09, REG-09, REG-10, OQ-25). */
export const acceptInvite: Handler<typeof contract.acceptInvite> = async (ctx, typed) => {
  const { emailAddress, companyCode } = orThrow(checkInviteLink(typed))
  const now = ctx.now()

  const { password, passwordHash } = await newTemporaryPassword()
  const message = await ctx.db.transaction(async (tx) => {
    const invitation = await lockInvitation(tx, hashToken(companyCode), emailAddress)
    if (!invitation || !isOpen(invitation, now)) return undefined
    const { userId, companyId, companyName, email } = invitation
    const hasAccount = invitation.passwordHash !== null
    const name = orThrow(checkInvitedName(typed.name, hasAccount))
    const { phoneNumberCountryCode: phoneCountryCode, phoneNumber } = storedPhone(typed)
    const person = name === null ? null : { name, phoneCountryCode, phoneNumber }
    await enableInvited(tx, invitation, person, now)
    await recordEvent(tx, { userId, companyId, kind: 'accept-invite', now })
    if (hasAccount) {
      await settleCompany(tx, companyId)
      return inviteMessages.addedTo(companyName)
    }
    await insertFirstPassword(tx, userId, passwordHash, now)
    await ctx.sendMail(tx, newAccount(email, password, ctx.settings.publicUrl))
    return inviteMessages.accountCreated
  })
  if (!message) throw notFound(inviteMessages.notValid, 'INVITATION_NOT_VALID')
  await ctx.giveBackAttempts()
  return { message }
}

/** True if the invitation can be accepted now. A used one is rejected with a message of its own (REG-03). */
function isOpen({ acceptedUtc, withdrawnUtc, expiresUtc, state }: LockedInvitation, now: Date): boolean {
  if (acceptedUtc !== null) throw conflict(inviteMessages.used, 'INVITATION_USED')
  if (withdrawnUtc !== null && state === 'ENABLED') throw conflict(inviteMessages.used, 'INVITATION_USED')
  return withdrawnUtc === null && expiresUtc > now && state === 'INVITED'
}
