import { limits } from '../kernel/index.ts'
import { checkPostalCode } from './check-postal-code.ts'
import { checkTexts, type FieldErrors, type TextRule } from './check-text.ts'
import { isCountry } from './countries.ts'
import { checkoutMessages } from './messages.ts'
import type { ShipTo } from './ship-to.ts'
import { shipToLabels as labels } from './ship-to-labels.ts'

/**
 * The sentence of every invalid field of an address, in the form's order (CHECKOUT-24 to CHECKOUT-29).
 * A country without a pattern lets any zip pass; a country that does not exist counts as none chosen.
 */
export function checkShipTo(shipTo: ShipTo): FieldErrors<keyof ShipTo> {
  return checkTexts(shipTo, rulesFor(shipTo.shippingCountry))
}

function rulesFor(country: string): Record<keyof ShipTo, TextRule> {
  const max = limits.shippingText

  return {
    shippingCompanyName: { label: labels.shippingCompanyName, max, required: true },
    shippingAddressLine1: { label: labels.shippingAddressLine1, max, required: true },
    shippingAddressLine2: { label: labels.shippingAddressLine2, max },
    shippingCity: { label: labels.shippingCity, max, required: true },
    shippingState: { label: labels.shippingState, max, required: true },
    shippingZipCode: {
      label: labels.shippingZipCode,
      max: limits.postalCode,
      required: true,
      check: (typed) => checkZip(typed, country),
    },
    shippingCountry: { label: labels.shippingCountry, max: 2, required: true, check: checkCountry },
    shippingContactName: { label: labels.shippingContactName, max },
    shippingPhoneNumber: { label: labels.shippingPhoneNumber, max: limits.phone },
  }
}

function checkZip(typed: string, country: string): string | undefined {
  return checkPostalCode(typed, country) === 'invalid' ? checkoutMessages.postalCodeInvalid : undefined
}

function checkCountry(code: string): string | undefined {
  return isCountry(code) ? undefined : checkoutMessages.required(labels.shippingCountry)
}
