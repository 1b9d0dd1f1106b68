import { defaultCallingCode, type Phone, splitPhone } from '@volute/domain/core/kernel'
import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/** Content of a phone field: the selected country in two letters, and the number as typed. */
export interface TypedPhone {
  country: string
  number: string
}

const defaultCountry = 'US'

/** All countries with a calling code, by name (REG-26). */
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

/**
 * Converts a stored number to the field's content: 1 and 2125550146 are `(212) 555-0146` in the US; no number is an empty US
 * number (ACCT-05, USERS-16, CONST-10).
 */
export function typedPhone({ phoneNumberCountryCode, phoneNumber }: Phone): TypedPhone {
  if (!phoneNumberCountryCode || !phoneNumber) return { country: defaultCountry, number: '' }
  const international = `+${phoneNumberCountryCode}${phoneNumber}`
  return readInternational(international) ?? { country: defaultCountry, number: international }
}

/** Formats a typed number: `+44 20 7946 0018` switches to Great Britain, and other numbers get their country's format. */
export function tidiedPhone(typed: TypedPhone): TypedPhone {
  const international = typed.number.trim().startsWith('+') && readInternational(typed.number)
  if (international) return international

  return { ...typed, number: new AsYouType(countryOf(typed)).input(typed.number) || typed.number }
}

/** Returns the two values to save; a number that is too short counts as none (OQ-88). */
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
