import { type Checked, checkedAs, type InputError, invalid, isEmail } from '../kernel/index.ts'
import { userMessages } from '../users/index.ts'
import { inviteMessages } from './messages.ts'

export interface InviteRow {
  emailAddress: string
  roleId: number | null
}

export type InviteField = `inviteUsers.${number}.${keyof InviteRow}`

/** The rows to invite, or what is wrong with them; rows without an address do not count (USERS-09 to USERS-11). */
export function checkInvites(
  rows: readonly InviteRow[],
): Checked<{ emailAddress: string; roleId: number }[], InviteField> {
  const filled = rows
    .map(({ emailAddress, roleId }, index) => ({ emailAddress: emailAddress.trim(), roleId, index }))
    .filter(({ emailAddress }) => emailAddress !== '')
  if (filled.length === 0)
    return invalid('inviteUsers.0.emailAddress', 'MISSING', inviteMessages.nobodyInvited)

  const wrongEmails = filled
    .filter(({ emailAddress }) => !isEmail(emailAddress))
    .map(({ emailAddress, index }): InputError<InviteField> => {
      const error = inviteMessages.emailInvalid(emailAddress)
      return { field: `inviteUsers.${index}.emailAddress`, code: 'WRONG_FORMAT', error }
    })
  const missingRoles = filled
    .filter(({ roleId }) => roleId === null)
    .map(({ index }): InputError<InviteField> => {
      return { field: `inviteUsers.${index}.roleId`, code: 'MISSING', error: userMessages.roleMissing }
    })
  const invites = filled.flatMap(({ emailAddress, roleId }) =>
    roleId === null ? [] : [{ emailAddress, roleId }],
  )
  return checkedAs(invites, [...wrongEmails, ...missingRoles])
}
