import { z } from 'zod/mini'
import { limits } from './limits.ts'

/** A phone number as the shop keeps it: digits only, and both parts or neither (OQ-88). */
export interface Phone {
  phoneNumberCountryCode: string | null
  phoneNumber: string | null
}

/** Where nobody has chosen another country: the United States (REG-26, ACCT-05, CONST-10). */
export const defaultCallingCode = '1'

/** A phone number in a body; what is kept of it is for `keptPhone` to say. */
export const phoneFields = {
  phoneNumberCountryCode: z.nullable(z.string().check(z.trim(), z.maxLength(limits.callingCode))),
  phoneNumber: z.nullable(z.string().check(z.trim(), z.maxLength(limits.phone))),
}

const noPhone: Phone = { phoneNumberCountryCode: null, phoneNumber: null }

/**
 * Parts a phone field's digits, which begin with the calling code, and drops what is too short for a number
 * (ACCT-07, ACCT-08, USERS-16, OQ-88): `('123456', '1')` is 1 and 23456, `('12345', '1')` is none.
 */
export function splitPhone(digits: string, callingCode: string): Phone {
  if (digits.length <= limits.phoneNothing) return noPhone

  const phoneNumber = digits.startsWith(callingCode) ? digits.slice(callingCode.length) : digits
  return { phoneNumberCountryCode: callingCode, phoneNumber }
}

/** Stored form of a phone number: the same rule, on the two parts joined (OQ-88). */
export function keptPhone(sent: Phone): Phone {
  const code = digitsOf(sent.phoneNumberCountryCode)
  const number = digitsOf(sent.phoneNumber)
  if (code === '' || number === '') return noPhone

  return splitPhone(code + number, code)
}

/** A phone number in one text, as `users.csv` of the import takes it: `1 2065550142`; null for none. */
export const phoneText = ({ phoneNumberCountryCode: code, phoneNumber }: Phone) =>
  phoneNumber && `${code} ${phoneNumber}`

/** The address that calls a phone number as a person writes it: `+1 (206) 555-0142` is `tel:+12065550142`. */
export const telAddress = (written: string) => `tel:${written.replace(/[^+\d]/g, '')}`

const digitsOf = (text: string | null) => text?.replace(/\D/g, '') ?? ''
