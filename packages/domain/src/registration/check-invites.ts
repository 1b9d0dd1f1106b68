import { isEmail } from '../kernel/index.ts'
import { userMessages } from '../users/index.ts'
import { inviteMessages } from './messages.ts'

export interface InviteRow {
  emailAddress: string
  roleId: number | null
}

/** The first thing wrong with rows to invite; rows without an address do not count (USERS-09 to USERS-11). */
export function checkInvites(rows: readonly InviteRow[]): string | undefined {
  const filled = rows.filter(({ emailAddress }) => emailAddress.trim() !== '')
  if (filled.length === 0) return inviteMessages.nobodyInvited
  const wrong = filled.find(({ emailAddress }) => !isEmail(emailAddress))
  if (wrong) return inviteMessages.emailInvalid(wrong.emailAddress.trim())

  return filled.every(({ roleId }) => roleId !== null) ? undefined : userMessages.roleMissing
}
