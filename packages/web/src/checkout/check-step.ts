import {
  checkDelivery,
  checkOrderTexts,
  checkShipTo,
  type FieldErrors,
  type StepValidity,
} from '@volute/domain/checkout'
import { checkQuoteName } from '@volute/domain/quotes'
import type { CheckoutDraft } from './checkout-draft.ts'

export type Step = keyof StepValidity
export type CheckoutErrors = FieldErrors<keyof CheckoutDraft>

interface InCheckout {
  /** Pounds. */
  weight: number
  /** It is to be saved as a quote, which has a name. */
  isQuote: boolean
}

/** The sentences of the invalid fields of a step, in the form's order (CHECKOUT-08, CHECKOUT-14). */
export function checkStep(step: Step, draft: CheckoutDraft, { weight, isQuote }: InCheckout): CheckoutErrors {
  const { specialInstructions, ...customerTexts } = checkOrderTexts(draft)
  const quoteName = isQuote ? checkQuoteName(draft.quoteName) : {}
  if (step === 'customer') return { ...checkShipTo(draft), ...quoteName, ...customerTexts }
  if (step === 'delivery')
    return { ...checkDelivery({ ...draft, weight }), ...(specialInstructions && { specialInstructions }) }
  return {}
}

/** What a zip that is there says of itself when its field is left or the country changes (CHECKOUT-31). */
export function checkTypedZip(draft: CheckoutDraft): CheckoutErrors {
  const { shippingZipCode } = checkShipTo(draft)
  return shippingZipCode && draft.shippingZipCode.trim() !== '' ? { shippingZipCode } : {}
}
