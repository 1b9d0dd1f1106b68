import { defaultCallingCode, type Phone, splitPhone } from '@volute/domain/core/kernel'
import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/** Content of a phone field: the chosen country in two letters, and the number as it was typed. */
export interface TypedPhone {
  country: string
  number: string
}

const defaultCountry = 'US'

/** Every country with a calling code, by name (REG-26). */
export function listPhoneCountries() {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  return getCountries()
    .map((country) => ({
      country,
      name: names.of(country) ?? country,
      callingCode: getCountryCallingCode(country),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

export const callingCodeOf = ({ country }: TypedPhone) =>
  isSupportedCountry(country) ? getCountryCallingCode(country) : defaultCallingCode

/** A kept number as the field shows it: 1 and 2125550146 are `(212) 555-0146` in the US; nothing is an empty US number (ACCT-05, USERS-16, CONST-10). */
export function typedPhone({ phoneNumberCountryCode, phoneNumber }: Phone): TypedPhone {
  if (!phoneNumberCountryCode || !phoneNumber) return { country: defaultCountry, number: '' }
  const international = `+${phoneNumberCountryCode}${phoneNumber}`
  return readInternational(international) ?? { country: defaultCountry, number: international }
}

/** Typed number, tidied: `+44 20 7946 0018` moves to Great Britain, and a number gets its country's signs. */
export function tidiedPhone(typed: TypedPhone): TypedPhone {
  const international = typed.number.trim().startsWith('+') && readInternational(typed.number)
  if (international) return international

  return { ...typed, number: new AsYouType(countryOf(typed)).input(typed.number) || typed.number }
}

/** The two parts that are saved; a number that is too short is none (OQ-88). */
export function phoneOf(typed: TypedPhone): Phone {
  const reader = new AsYouType(countryOf(typed))
  reader.input(typed.number)
  const read = reader.getNumber()
  const callingCode = read?.countryCallingCode ?? callingCodeOf(typed)
  const digits = read?.nationalNumber ?? typed.number.replace(/\D/g, '')
  return splitPhone(callingCode + digits, callingCode)
}

function readInternational(text: string): TypedPhone | undefined {
  const read = parsePhoneNumberFromString(text)
  const country = read?.country ?? read?.getPossibleCountries()[0] ?? mainCountry(read?.countryCallingCode)
  return read && country && { country, number: read.formatNational() }
}

const mainCountry = (callingCode: string | undefined) =>
  getCountries().find((country) => getCountryCallingCode(country) === callingCode)

const countryOf = ({ country }: TypedPhone): CountryCode =>
  isSupportedCountry(country) ? country : defaultCountry
