import { limits } from '../kernel/index.ts'
import { inviteMessages } from './messages.ts'

export interface Acceptance {
  name: string
  emailAddress: string
  companyCode: string
}

/** What an invitation's link lacks: without address or code nothing can be accepted (REG-07, REG-08). */
export function checkInviteLink({ emailAddress, companyCode }: Omit<Acceptance, 'name'>): string | undefined {
  if (emailAddress.trim() === '') return inviteMessages.emailMissing
  return companyCode.trim() === '' ? inviteMessages.codeMissing : undefined
}

/** What is wrong with the name of who accepts; somebody who has an account keeps its name (REG-05). */
export function checkInvitedName(name: string, hasAccount: boolean): string | undefined {
  if (hasAccount) return undefined
  const { length } = name.trim()
  return length < 1 || length > limits.userName ? inviteMessages.nameLength : undefined
}
