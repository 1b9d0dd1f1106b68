import {
  changeCarrier,
  checkDelivery,
  checkOrderTexts,
  checkShipTo,
  defaultCountry,
  type DeliveryChoice,
  type FieldErrors,
  findShipType,
  type OrderTexts,
  shipTo,
  type StepValidity,
} from '@volute/domain/checkout'
import { typedText } from '@volute/domain/kernel'
import { checkQuoteName } from '@volute/domain/quotes'
import { z } from 'zod/mini'

const checkoutDraft = z.extend(shipTo, {
  quoteName: typedText,
  comment: typedText,
  poNumber: typedText,
  carrier: typedText,
  shipVia: typedText,
  accountNumber: typedText,
  specialInstructions: typedText,
  allowPartialShipments: z.boolean(),
}) satisfies z.ZodMiniType<OrderTexts & DeliveryChoice>

/** Everything that is typed and chosen in steps 1 and 2 of a checkout. */
export type CheckoutDraft = z.infer<typeof checkoutDraft>

/** A checkout nobody has typed into: to the US, in one shipment (CHECKOUT-28). */
export const emptyDraft: CheckoutDraft = {
  ...checkoutDraft.parse({ allowPartialShipments: false }),
  shippingCountry: defaultCountry,
}

/** Reads a kept draft; anything unreadable is a new one, which starts as told. */
export function readDraft(kept: unknown, start = emptyDraft): CheckoutDraft {
  return checkoutDraft.safeParse(kept).data ?? start
}

/** The draft after a change; another country has other states, another carrier other ship types (CHECKOUT-19). */
export function changeDraft(draft: CheckoutDraft, change: Partial<CheckoutDraft>): CheckoutDraft {
  const { carrier, shippingCountry } = change
  if (carrier !== undefined) return changeCarrier(draft, carrier)
  if (shippingCountry !== undefined) return { ...draft, shippingCountry, shippingState: '' }
  return { ...draft, ...change }
}

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

/** What closed step 1 says of itself: `Harlan Water District, Fresno CA · PO 88-1042`. */
export function customerResult(draft: CheckoutDraft): string {
  const place = [draft.shippingCity, draft.shippingState].filter(Boolean).join(' ')
  const address = [draft.shippingCompanyName, place].filter(Boolean).join(', ')
  return [address, draft.poNumber && `PO ${draft.poNumber}`].filter(Boolean).join(' · ')
}

/** What closed step 2 says of itself: `UPS Ground · everything together`. */
export function deliveryResult({ shipVia, allowPartialShipments }: CheckoutDraft): string {
  const found = findShipType(shipVia)
  if (!found) return ''
  const { carrier, type } = found
  const name = carrier.name === type.name ? carrier.name : `${carrier.name} ${type.name}`
  return `${name} · ${allowPartialShipments ? 'parts as they are ready' : 'everything together'}`
}
