import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' }

/** Some countries have several names, with the usual one first. */
const names: Readonly<Record<string, string | string[]>> = english.countries

/** Lists all countries by English name, each with its two letters (CHECKOUT-32). */
export function listCountryNames(): { code: string; name: string }[] {
  return Object.keys(names)
    .map((code) => ({ code, name: countryName(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** English name of the country with these two letters; undefined if there is none. */
export function countryName(code: string): string | undefined {
  const name = Object.hasOwn(names, code) ? names[code] : undefined
  return Array.isArray(name) ? name[0] : name
}

export function isCountry(code: string): boolean {
  return countryName(code) !== undefined
}
