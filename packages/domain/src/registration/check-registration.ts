import { isEmail, limits, messages } from '../kernel/index.ts'
import { registrationMessages } from './messages.ts'

export interface Person {
  name: string
  emailAddress: string
}

export interface Registration extends Person {
  companyName: string
}

type Sentences<T> = Partial<Record<keyof T, string>>

/** The sentences of what is wrong with a new account, in the form's order; measured after trimming (REG-18 to REG-21, OQ-51). */
export function checkRegistration(typed: Registration): Sentences<Registration> {
  const companyName = checkCompanyName(typed.companyName.trim())
  return { ...checkPerson(typed), ...(companyName && { companyName }) }
}

/** The sentences of what is wrong with somebody's name and address, in the form's order (REG-18 to REG-20). */
export function checkPerson(typed: Person): Sentences<Person> {
  const name = checkName(typed.name.trim())
  const emailAddress = checkEmail(typed.emailAddress.trim())
  return { ...(name && { name }), ...(emailAddress && { emailAddress }) }
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
