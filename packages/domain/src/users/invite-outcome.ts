import { userMessages } from './messages.ts'

/** What is said after inviting, by how many invitations went out and how many did not (USERS-12). */
export function inviteOutcome(sent: number, missed: number): string {
  if (sent === 0) return userMessages.nobodyInvited
  return missed === 0 ? userMessages.allInvited : userMessages.someInvited
}
