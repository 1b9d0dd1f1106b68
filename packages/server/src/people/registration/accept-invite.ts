import { conflict, storedPhone, notFound, orThrow } from '@volute/domain/core/kernel'
import type * as contract from '@volute/domain/people/registration'
import {
  checkInvitedName,
  checkInviteLink,
  inviteMessages,
  stateOfInvitation,
} from '@volute/domain/people/registration'
import { checkNewPassword } from '@volute/domain/people/session'
import { acceptPolicyInForce } from '../../core/brand/index.ts'
import type { Transaction } from '../../core/db/index.ts'
import { recordEvent } from '../../core/events/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import {
  hashPassword,
  hashToken,
  newTemporaryPassword,
  setPasswordHash,
  settleCompany,
} from '../session/index.ts'
import { insertFirstPassword } from './account-store.ts'
import {
  enableInvited,
  findInvitation,
  findInvited,
  type LockedInvitation,
  lockInvitation,
} from './invitation-store.ts'
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

/** Reads the state of the invitation of a link; one of another address or company is not found (E246, REG-28). */
export const readInvitation: Handler<typeof contract.readInvitation> = async (ctx, typed) => {
  const { emailAddress, companyCode } = orThrow(checkInviteLink(typed))
  const found = await findInvitation(ctx.db, hashToken(companyCode), emailAddress)
  if (!found) throw notFound(inviteMessages.notValid, 'INVITATION_NOT_VALID')
  await ctx.giveBackAttempts()
  return { state: stateOfInvitation(found, ctx.now()), companyName: found.companyName }
}

/**
 * Accepts an invitation once. A person without a password gets the typed one, and agrees to the policy with it, or else a
 * temporary one by mail (E09, REG-09, REG-10, REG-27, OQ-25).
 */
export const acceptInvite: Handler<typeof contract.acceptInvite> = async (ctx, typed) => {
  const { emailAddress, companyCode } = orThrow(checkInviteLink(typed))
  const now = ctx.now()

  const chosen = await prepareOwn(typed.newPassword)
  const { password, passwordHash } = chosen ?? (await newTemporaryPassword())
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
    if (chosen) {
      await saveOwn(tx, invitation, passwordHash, now)
      return inviteMessages.passwordSet
    }
    await insertFirstPassword(tx, userId, passwordHash, now)
    await ctx.sendMail(tx, newAccount(email, password, ctx.settings.publicUrl))
    return inviteMessages.accountCreated
  })
  if (!message) throw notFound(inviteMessages.notValid, 'INVITATION_NOT_VALID')
  await ctx.giveBackAttempts()
  return { message }
}

async function prepareOwn(newPassword: string | null | undefined) {
  if (newPassword === null || newPassword === undefined) return undefined
  const password = orThrow(checkNewPassword({ newPassword }))
  return { password, passwordHash: await hashPassword(password) }
}

/** Saves the password that the person has chosen; the form's consent is the one that the sign-in would ask for (OQ-17). */
async function saveOwn(
  tx: Transaction,
  { userId, companyId }: LockedInvitation,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await setPasswordHash(tx, userId, passwordHash)
  await settleCompany(tx, companyId)
  await acceptPolicyInForce(tx, userId, now)
  await recordEvent(tx, { userId, companyId, kind: 'accept-policy', now })
}

/** True if the invitation can be accepted now. A used one is rejected with a message of its own (REG-03). */
function isOpen(invitation: LockedInvitation, now: Date): boolean {
  const state = stateOfInvitation(invitation, now)
  if (state === 'USED') throw conflict(inviteMessages.used, 'INVITATION_USED')
  return state === 'OPEN'
}
