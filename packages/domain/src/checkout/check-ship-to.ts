import { limits } from '../kernel/index.ts'
import { checkPostalCode } from './check-postal-code.ts'
import { checkTexts, type FieldErrors, type TextRule } from './check-text.ts'
import { defaultCountry, isCountry } from './countries.ts'
import { checkoutMessages } from './messages.ts'
import type { ShipTo } from './ship-to.ts'
import { shipToLabels as labels } from './ship-to-labels.ts'
import { usStates } from './us-states.ts'

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
    shippingState: {
      label: labels.shippingState,
      max,
      required: true,
      check: (typed) => checkState(typed, country),
    },
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

/** In the US a state is one of the list, by its code; elsewhere it is any text (CHECKOUT-26). */
function checkState(typed: string, country: string): string | undefined {
  if (country !== defaultCountry || usStates.some(({ code }) => code === typed.trim())) return undefined

  return checkoutMessages.required(labels.shippingState)
}

function checkCountry(code: string): string | undefined {
  return isCountry(code) ? undefined : checkoutMessages.required(labels.shippingCountry)
}
