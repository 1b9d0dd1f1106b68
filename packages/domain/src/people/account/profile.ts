import { type Checked, invalid, limits, valid } from '../../core/kernel/index.ts'

export const accountMessages = {
  nameLength: `Your name must be between 1 and ${limits.userName} characters long.`,
  saved: 'Account settings have been saved.',
  /** ACCT-11, ERR-14 */
  loadFailed: 'Unable to get user information.',
  /** ERR-14 */
  saveFailed: 'Unable to update account.',
  /** ERR-14 */
  passwordFailed: 'Unable to update password.',
  deleteWarning:
    'Your account, your carts, your saved addresses and the files that no order names will be removed, and you will be signed out everywhere. Orders and quotes stay with your company. This cannot be undone.',
  /** Consequences of deleting another person, shown before the deletion. */
  deletes: (called: string) =>
    `${called} is signed out and cannot sign in again. Their carts, saved addresses, files that no order names, group memberships, phone number and the devices of their sessions are removed; their name and address stay on their orders and quotes alone. This cannot be undone.`,
  exportFailed: 'Internal server error. Unable to export the data.',
  deleted: 'Your account has been deleted.',
  /** ERR-15 */
  deleteFailed: 'Internal server error. Unable to delete account.',
  signedOutElsewhere: 'You have been signed out everywhere else.',
} as const

/** Trims and checks the name of a profile (ACCT-06). */
export function checkProfile<Typed extends { name: string }>(typed: Typed): Checked<Typed, 'name'> {
  const name = typed.name.trim()
  const isNamed = name.length >= 1 && name.length <= limits.userName
  return isNamed ? valid({ ...typed, name }) : invalid('name', 'WRONG_LENGTH', accountMessages.nameLength)
}
