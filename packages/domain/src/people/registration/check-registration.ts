import {
  type Checked,
  checkedAs,
  errorsOf,
  type InputError,
  isEmail,
  limits,
  messages,
  readEmail,
  sameText,
} from '../../core/kernel/index.ts'
import { joinMessages, registrationMessages } from './messages.ts'

export interface Person {
  name: string
  emailAddress: string
}

export interface Registration extends Person {
  companyName: string
}

/** Person who asks to join a company. */
export interface Joining extends Person {
  companyId: number
}

/** Checks a new account and its company (REG-18 to REG-21, OQ-51). */
export function checkRegistration(typed: Registration): Checked<Registration, keyof Registration> {
  const companyName = typed.companyName.trim()
  return checkedAs<Registration, keyof Registration>({ ...personIn(typed), companyName }, [
    ...errorsOf(checkPerson(typed)),
    wrongCompanyName(companyName),
  ])
}

/** Checks a request to join the named company (REG-18 to REG-20, OQ-07). */
export function checkJoining(
  typed: Registration,
  companies: readonly Company[],
): Checked<Joining, keyof Registration> {
  const company = companyNamed(typed.companyName, companies)
  return checkedAs<Joining, keyof Registration>({ ...personIn(typed), companyId: company?.companyId ?? 0 }, [
    ...errorsOf(checkPerson(typed)),
    !company && noCompany(typed.companyName.trim()),
  ])
}

/** Checks a person's name and email address (REG-18 to REG-20). */
export function checkPerson(typed: Person): Checked<Person, keyof Person> {
  const person = personIn(typed)
  return checkedAs(person, [wrongName(person.name), wrongEmail(person.emailAddress)])
}

/** Adds the check of a form's consent checkbox to the other checks (REG-06, REG-22). */
export function withConsent<T, Field extends string>(
  checked: Checked<T, Field>,
  hasAgreed: boolean,
  sentence: string,
): Checked<T, Field | 'hasAgreed'> {
  if (hasAgreed) return checked
  const missing = { field: 'hasAgreed', code: 'MISSING', error: sentence } as const
  return checked.ok ? { ok: false, errors: [missing] } : { ok: false, errors: [...checked.errors, missing] }
}

interface Company {
  companyId: number
  name: string
}

/** Finds the existing company for a typed name; `' acme PUMPS'` is 'Acme Pumps' (REG-15). */
export function companyNamed<One extends { name: string }>(
  companyName: string,
  companies: readonly One[],
): One | undefined {
  return companies.find(({ name }) => sameText(name, companyName))
}

function personIn({ name, emailAddress }: Person): Person {
  return { name: name.trim(), emailAddress: readEmail(emailAddress) ?? emailAddress.trim() }
}

type Wrong<Field extends string> = InputError<Field> | false

function wrongName({ length }: string): Wrong<'name'> {
  const isWrong = length < 1 || length > limits.userName
  return isWrong && { field: 'name', code: 'WRONG_LENGTH', error: registrationMessages.nameLength }
}

function wrongEmail(email: string): Wrong<'emailAddress'> {
  const field = 'emailAddress'
  if (email.length < limits.emailMin || email.length > limits.email)
    return { field, code: 'WRONG_LENGTH', error: registrationMessages.emailLength }
  return !isEmail(email) && { field, code: 'WRONG_FORMAT', error: messages.emailInvalid }
}

function noCompany(companyName: string): InputError<'companyName'> {
  const field = 'companyName'
  return companyName === ''
    ? { field, code: 'MISSING', error: joinMessages.companyMissing }
    : { field, code: 'UNKNOWN', error: joinMessages.companyUnknown }
}

function wrongCompanyName({ length }: string): Wrong<'companyName'> {
  const field = 'companyName'
  if (length === 0) return { field, code: 'MISSING', error: registrationMessages.companyMissing }
  const isTooLong = length > limits.companyName
  return isTooLong && { field, code: 'TOO_LONG', error: registrationMessages.companyTooLong }
}
