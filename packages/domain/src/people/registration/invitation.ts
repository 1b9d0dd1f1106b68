import {
  type Checked,
  checkedAs,
  invalid,
  isEmail,
  limits,
  readEmail,
  valid,
} from '../../core/kernel/index.ts'
import { userMessages } from '../users/index.ts'
import { inviteMessages } from './messages.ts'

/** Row of the invitation form. */
export interface TypedInvite {
  emailAddress: string
  roleId: number | null
}

export interface Invite extends TypedInvite {
  roleId: number
}

/** Field of a row, with the row's index. */
export type InviteField = `inviteUsers.${number}.${keyof Invite}`

/**
 * Checks the people to invite; rows without an address are ignored, and address errors come before role errors
 * (USERS-09 to USERS-11).
 */
export function checkInvites(rows: readonly TypedInvite[]): Checked<Invite[], InviteField> {
  const filled = rows
    .map((row, index) => ({ ...row, index, emailAddress: row.emailAddress.trim() }))
    .filter(({ emailAddress }) => emailAddress !== '')
  if (filled.length === 0)
    return invalid('inviteUsers.0.emailAddress', 'MISSING', inviteMessages.nobodyInvited)

  const invites = filled.map(({ emailAddress, roleId }) => ({
    emailAddress: readEmail(emailAddress) ?? emailAddress,
    roleId: roleId ?? 0,
  }))
  return checkedAs<Invite[], InviteField>(invites, [
    ...filled.map(
      ({ index, emailAddress }) =>
        !isEmail(emailAddress) && {
          field: `inviteUsers.${index}.emailAddress` as const,
          code: 'WRONG_FORMAT' as const,
          error: inviteMessages.emailInvalid(emailAddress),
        },
    ),
    ...filled.map(
      ({ index, roleId }) =>
        roleId === null && {
          field: `inviteUsers.${index}.roleId` as const,
          code: 'MISSING' as const,
          error: userMessages.roleMissing,
        },
    ),
  ])
}

export interface InviteLink {
  emailAddress: string
  companyCode: string
}

/** Checks an invitation link; it needs both an address and a code (REG-07, REG-08). */
export function checkInviteLink(link: InviteLink): Checked<InviteLink, keyof InviteLink> {
  const emailAddress = link.emailAddress.trim()
  const companyCode = link.companyCode.trim()
  if (emailAddress === '') return invalid('emailAddress', 'MISSING', inviteMessages.emailMissing)
  if (companyCode === '') return invalid('companyCode', 'MISSING', inviteMessages.codeMissing)

  return valid({ emailAddress, companyCode })
}

/** Checks the name of a person who accepts; null for an existing account, which keeps its name (REG-05). */
export function checkInvitedName(typed: string, hasAccount: boolean): Checked<string | null, 'name'> {
  if (hasAccount) return valid(null)
  const name = typed.trim()
  const isNamed = name.length >= 1 && name.length <= limits.userName
  return isNamed ? valid(name) : invalid('name', 'WRONG_LENGTH', inviteMessages.nameLength)
}

/** Account that uses an address; a deleted account does not count. */
export interface KnownAccount {
  state: 'INVITED' | 'ENABLED' | 'DISABLED'
  companyId: number
  isCompanyDeleted: boolean
  /** Expiry time of its open invitation. */
  invitedUntil: Date | null
}

/**
 * Status of an address that is to join a company (OQ-26): `registered` if an active account uses it, `held` if another
 * company reserves it by a live invitation or a disabled account, else `free`. A deleted company reserves nothing.
 */
export function standingOf(
  known: KnownAccount | undefined,
  companyId: number,
  now: Date,
): 'free' | 'registered' | 'held' {
  if (!known) return 'free'
  if (known.state === 'ENABLED') return 'registered'
  if (known.companyId === companyId || known.isCompanyDeleted) return 'free'
  if (known.state === 'DISABLED') return 'held'

  return known.invitedUntil !== null && known.invitedUntil > now ? 'held' : 'free'
}

/** State of an invitation's link: `REPLACED` by a later invitation, or cancelled. */
export const invitationStates = ['OPEN', 'USED', 'EXPIRED', 'REPLACED'] as const
export type InvitationState = (typeof invitationStates)[number]

export interface InvitationFacts {
  acceptedUtc: Date | null
  withdrawnUtc: Date | null
  expiresUtc: Date
  /** State of its person. */
  state: 'INVITED' | 'ENABLED' | 'DISABLED' | 'DELETED'
}

/** State of an invitation: one whose person has an account is used, whatever became of the link (REG-03, REG-28). */
export function stateOfInvitation(
  { acceptedUtc, withdrawnUtc, expiresUtc, state }: InvitationFacts,
  now: Date,
): InvitationState {
  if (acceptedUtc !== null || state === 'ENABLED') return 'USED'
  if (withdrawnUtc !== null || state !== 'INVITED') return 'REPLACED'
  return expiresUtc > now ? 'OPEN' : 'EXPIRED'
}
