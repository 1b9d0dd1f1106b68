import codes from 'i18n-iso-countries/codes.json' with { type: 'json' }
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }

export interface Country {
  /** Two letters. */
  code: string
  code3: string
  /** Three digits. */
  number: string
  name: string
}

export const defaultCountry = 'US'

/** Every country by its English name (CHECKOUT-32, CONST-13). */
export function listCountries(): Country[] {
  return codes
    .map(([code = '', code3 = '', number = '']) => ({ code, code3, number, name: nameOf(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

export function isCountry(code: string): boolean {
  return codes.some(([known]) => known === code)
}

/** Some countries have several names, the usual one first. */
function nameOf(code: string): string {
  const names: Record<string, string | string[]> = english.countries
  const name = names[code] ?? code

  return Array.isArray(name) ? (name[0] ?? code) : name
}
