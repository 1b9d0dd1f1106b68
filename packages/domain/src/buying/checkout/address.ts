import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { z } from 'zod/mini'
import { type Checked, joinChecks, limits, typedText } from '../../core/kernel/index.ts'
import { defaultCountry, usStates } from './countries.ts'
import { isCountry } from './country-names.ts'
import { checkoutMessages } from './messages.ts'
import { checkComment, checkTexts, textError, type TextRule } from './texts.ts'

/** Shipping address of an order (CHECKOUT-24 to CHECKOUT-29). */
export const shipTo = z.object({
  shippingCountry: typedText,
  shippingState: typedText,
  shippingCity: typedText,
  shippingZipCode: typedText,
  shippingAddressLine1: typedText,
  shippingAddressLine2: typedText,
  shippingCompanyName: typedText,
  shippingContactName: typedText,
  shippingPhoneNumber: typedText,
})
export type ShipTo = z.infer<typeof shipTo>

/** Labels of the address fields, in form order (CHECKOUT-06). */
export const shipToLabels = {
  shippingCompanyName: 'Company Name',
  shippingAddressLine1: 'Address Line 1',
  shippingAddressLine2: 'Address Line 2',
  shippingCity: 'City',
  shippingState: 'State',
  shippingZipCode: 'Zip',
  shippingCountry: 'Country',
  shippingContactName: 'Contact Name',
  shippingPhoneNumber: 'Phone',
} as const satisfies Record<keyof ShipTo, string>

/**
 * Checks a shipping address and returns it as stored, or its errors in form order (CHECKOUT-24 to CHECKOUT-29). A
 * country without a pattern accepts any zip; an unknown country counts as not chosen.
 */
export function checkShipTo(typed: ShipTo): Checked<ShipTo, keyof ShipTo> {
  return checkTexts(typed, rulesFor(typed.shippingCountry))
}

function rulesFor(country: string): Record<keyof ShipTo, TextRule> {
  const max = limits.shippingText
  return {
    shippingCompanyName: { label: shipToLabels.shippingCompanyName, max, required: true },
    shippingAddressLine1: { label: shipToLabels.shippingAddressLine1, max, required: true },
    shippingAddressLine2: { label: shipToLabels.shippingAddressLine2, max },
    shippingCity: { label: shipToLabels.shippingCity, max, required: true },
    shippingState: {
      label: shipToLabels.shippingState,
      max,
      required: true,
      check: (state) => (isState(state, country) ? null : unknown('shippingState')),
    },
    shippingZipCode: {
      label: shipToLabels.shippingZipCode,
      max: limits.postalCode,
      required: true,
      check: (zip) =>
        judgePostalCode(zip, country) === 'invalid'
          ? textError('WRONG_FORMAT', checkoutMessages.postalCodeInvalid)
          : null,
    },
    shippingCountry: {
      label: shipToLabels.shippingCountry,
      max: 2,
      required: true,
      check: (code) => (isCountry(code) ? null : unknown('shippingCountry')),
    },
    shippingContactName: { label: shipToLabels.shippingContactName, max },
    shippingPhoneNumber: { label: shipToLabels.shippingPhoneNumber, max: limits.phone },
  }
}

/** Checks a state: in the US it must be a code from the list; elsewhere any text is valid (CHECKOUT-26). */
const isState = (state: string, country: string) =>
  country !== defaultCountry || usStates.some(({ code }) => code === state)

const unknown = (field: keyof ShipTo) => textError('UNKNOWN', checkoutMessages.required(shipToLabels[field]))

/**
 * Checks a zip against its country's pattern (CHECKOUT-29, OQ-57). Returns `unchecked` if the country has no pattern,
 * which only shows a warning (CHECKOUT-30). `k1a 0b1` is valid in CA, `98101` is not; an empty zip is never valid
 * (CHECKOUT-27).
 */
export function judgePostalCode(typed: string, country: string): 'valid' | 'invalid' | 'unchecked' {
  const postalCode = typed.trim().toUpperCase()
  if (postalCode === '') return 'invalid'
  if (!postcodeValidatorExistsForCountry(country)) return 'unchecked'

  return postcodeValidator(postalCode, country) ? 'valid' : 'invalid'
}

/** Parts of a checkout that are saved for reuse: the shipping address and its comment (CHECKOUT-06, CHECKOUT-23). */
export const shippingInfo = z.extend(shipTo, { comment: typedText })
export type ShippingInfo = z.infer<typeof shippingInfo>

/** Checks address and comment; only valid ones can be saved (CHECKOUT-23). */
export function checkShippingInfo(info: ShippingInfo): Checked<ShippingInfo, keyof ShippingInfo> {
  return joinChecks(checkShipTo(info), checkComment(info))
}
