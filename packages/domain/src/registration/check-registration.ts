import { isEmail, limits, messages } from '../kernel/index.ts'
import { registrationMessages } from './messages.ts'

export interface Registration {
  name: string
  emailAddress: string
  companyName: string
}

/** The sentences of what is wrong with a new account, in the form's order; measured after trimming (REG-18 to REG-21, OQ-51). */
export function checkRegistration(typed: Registration): Partial<Record<keyof Registration, string>> {
  const wrong = {
    name: checkName(typed.name.trim()),
    emailAddress: checkEmail(typed.emailAddress.trim()),
    companyName: checkCompanyName(typed.companyName.trim()),
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, sentence]) => sentence !== undefined))
}

function checkName({ length }: string) {
  return length < 1 || length > limits.userName ? registrationMessages.nameLength : undefined
}

function checkEmail(email: string) {
  if (email.length < limits.emailMin || email.length > limits.email) return registrationMessages.emailLength
  return isEmail(email) ? undefined : messages.emailInvalid
}

function checkCompanyName({ length }: string) {
  if (length === 0) return registrationMessages.companyMissing
  return length > limits.companyName ? registrationMessages.companyTooLong : undefined
}
