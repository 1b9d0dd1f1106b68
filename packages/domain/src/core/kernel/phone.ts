import { z } from 'zod/mini'
import { limits } from './limits.ts'

/** A phone number as stored: digits only, and both parts or neither (OQ-88). */
export interface Phone {
  phoneNumberCountryCode: string | null
  phoneNumber: string | null
}

/** Calling code unless another country is chosen: the United States (REG-26, ACCT-05, CONST-10). */
export const defaultCallingCode = '1'

/** A phone number in a request body; `storedPhone` decides what is stored. */
export const phoneFields = {
  phoneNumberCountryCode: z.nullable(z.string().check(z.trim(), z.maxLength(limits.callingCode))),
  phoneNumber: z.nullable(z.string().check(z.trim(), z.maxLength(limits.phone))),
}

const noPhone: Phone = { phoneNumberCountryCode: null, phoneNumber: null }

/**
 * Splits the digits of a phone field, which begin with the calling code, and drops numbers that are too short
 * (ACCT-07, ACCT-08, USERS-16, OQ-88): `('123456', '1')` gives 1 and 23456, `('12345', '1')` gives none.
 */
export function splitPhone(digits: string, callingCode: string): Phone {
  if (digits.length <= limits.phoneNothing) return noPhone

  const phoneNumber = digits.startsWith(callingCode) ? digits.slice(callingCode.length) : digits
  return { phoneNumberCountryCode: callingCode, phoneNumber }
}

/** Normalizes a phone number for storage: the same rule, applied to both parts joined (OQ-88). */
export function storedPhone(sent: Phone): Phone {
  const code = digitsOf(sent.phoneNumberCountryCode)
  const number = digitsOf(sent.phoneNumber)
  if (code === '' || number === '') return noPhone

  return splitPhone(code + number, code)
}

/** Formats a phone number as text, as `users.csv` of the import expects it: `1 2065550142`; null for none. */
export const phoneText = ({ phoneNumberCountryCode: code, phoneNumber }: Phone) =>
  phoneNumber && `${code} ${phoneNumber}`

/** Builds the link that calls a phone number as written: `+1 (206) 555-0142` becomes `tel:+12065550142`. */
export const telAddress = (written: string) => `tel:${written.replace(/[^+\d]/g, '')}`

const digitsOf = (text: string | null) => text?.replace(/\D/g, '') ?? ''
