import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'

/**
 * Whether a zip fits its country's pattern (CHECKOUT-29, OQ-57); `unchecked` where the country has none, which only
 * warns (CHECKOUT-30). `k1a 0b1` is valid in CA, `98101` is not; an empty zip is valid nowhere (CHECKOUT-27).
 */
export function checkPostalCode(typed: string, country: string): 'valid' | 'invalid' | 'unchecked' {
  const postalCode = typed.trim().toUpperCase()
  if (postalCode === '') return 'invalid'
  if (!postcodeValidatorExistsForCountry(country)) return 'unchecked'

  return postcodeValidator(postalCode, country) ? 'valid' : 'invalid'
}
