import { limits } from '../../core/kernel/index.ts'

export const userMessages = {
  roleMissing: 'All users must have a role selected.',
  nameLength: `A user's name must be between 1 and ${limits.userName} characters long.`,
  above: 'This user holds permissions that you do not hold, so you cannot change or delete them.',
  aboveExported: 'This user holds permissions that you do not hold, so you cannot export their data.',
  ownRole: 'You cannot change your own role.',
  lastAdminChanged: 'The last administrator of a company cannot be changed.',
  lastAdminDeleted: 'The last administrator of a company cannot be deleted.',
  allInvited: 'All invites sent successfully.',
  nobodyInvited: 'No invites were sent.',
  someInvited: 'Some invites could not be sent.',
  listFailed: 'Internal server error. Unable to load users.',
  /** USERS-20 */
  inviteFailed: 'Unable to send invitations.',
  invitationsFailed: 'Internal server error. Unable to load the pending invitations.',
  cancelFailed: 'Internal server error. Unable to cancel the invitation.',
  notResent: 'This address has been invited five times within an hour. Try again later.',
  /** USERS-20 */
  saveFailed: 'Unable to update user.',
  /** USERS-20 */
  deleteFailed: 'Unable to delete user.',
} as const

export const groupMessages = {
  nameMissing: 'A user group is required to have a name.',
  nameTooLong: `User group name must be ${limits.userGroupName} characters or less.`,
  above: 'This user group gives permissions that you do not hold, so you cannot change or delete it.',
  nameTaken: 'A user group with this name already exists.',
  listFailed: 'Internal server error. Unable to load user groups.',
  createFailed: 'Internal server error. Unable to create user group.',
  saveFailed: 'Internal server error. Unable to update user group.',
  deleteFailed: 'Internal server error. Unable to delete user group.',
} as const

/** Hint for a role in a picker: `Can prepare quotes, place orders.` */
export function roleHint({ permissions }: { permissions: readonly string[] }): string {
  if (permissions.length === 0) return 'Can look up parts and prices, and fill a cart.'
  return `Can ${permissions.map((name) => name[0]?.toLowerCase() + name.slice(1)).join(', ')}.`
}

/** Confirmation after inviting, by the number of invitations sent and failed (USERS-12). */
export function inviteOutcome(sent: number, missed: number): string {
  if (sent === 0) return userMessages.nobodyInvited
  return missed === 0 ? userMessages.allInvited : userMessages.someInvited
}
