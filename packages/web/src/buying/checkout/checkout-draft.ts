import {
  checkCustomerStep,
  checkDeliveryStep,
  checkShipTo,
  defaultCountry,
  findShipType,
  isCountry,
  type PastDelivery,
  shipTo,
} from '@volute/domain/buying/checkout'
import { type Checked, errorsByField, joinChecks, typedText, valid } from '@volute/domain/core/kernel'
import { checkQuoteName } from '@volute/domain/buying/quotes'
import { z } from 'zod/mini'
import type { CarriedOrder } from '../purchase-order/index.ts'

const customerDraft = z.extend(shipTo, { quoteName: typedText, comment: typedText, poNumber: typedText })

const deliveryDraft = z.object({
  carrier: typedText,
  shipVia: typedText,
  shippingBillingAccountNumber: typedText,
  specialInstructions: typedText,
  allowPartialShipments: z.boolean(),
})

const checkoutDraft = z.extend(customerDraft, deliveryDraft.shape)

/** Values typed in step 1 of a checkout. */
export type CustomerDraft = z.infer<typeof customerDraft>

/** Values typed and selected in step 2. */
export type DeliveryDraft = z.infer<typeof deliveryDraft>

/** Values of steps 1 and 2. */
export type CheckoutDraft = z.infer<typeof checkoutDraft>

/** Empty checkout: to the US, in one shipment (CHECKOUT-28). */
export const emptyDraft: CheckoutDraft = {
  ...checkoutDraft.parse({ allowPartialShipments: false }),
  shippingCountry: defaultCountry,
}

/** Reads a stored draft; returns `start` if it is unreadable. */
export function readDraft(kept: unknown, start = emptyDraft): CheckoutDraft {
  return checkoutDraft.safeParse(kept).data ?? start
}

/** Starts a checkout with the delivery of an earlier order or quote. The carrier follows from the ship type. */
export function draftOf(delivery: PastDelivery): CheckoutDraft {
  return readDraft({ ...delivery, carrier: findShipType(delivery.shipVia)?.carrier.name })
}

/**
 * Puts the PO number and the address of a purchase order into prefilled values. A country that the form does not offer leaves
 * the address as it is.
 */
export function withOrder(draft: CheckoutDraft, order: CarriedOrder | null): CheckoutDraft {
  if (!order) return draft
  const { poNumber, shipTo } = order
  return { ...draft, ...(poNumber && { poNumber }), ...(shipTo && addressOf(shipTo)) }
}

function addressOf(shipTo: NonNullable<CarriedOrder['shipTo']>): Partial<CheckoutDraft> {
  const shippingCountry = (shipTo.country || defaultCountry).toUpperCase()
  if (!isCountry(shippingCountry) || shipTo.address1 === '') return {}
  return {
    shippingCompanyName: shipTo.name,
    shippingAddressLine1: shipTo.address1,
    shippingAddressLine2: shipTo.address2,
    shippingCity: shipTo.city,
    shippingState: shipTo.state,
    shippingZipCode: shipTo.zip,
    shippingCountry,
  }
}

/** Fills the fields that are empty in a stored draft; what was typed stays. */
export function fillEmpty(draft: CheckoutDraft, order: CarriedOrder | null): CheckoutDraft {
  const filled = withOrder(draft, order)
  if (draft.shippingAddressLine1 !== '') return { ...draft, poNumber: draft.poNumber || filled.poNumber }
  return { ...filled, poNumber: draft.poNumber || filled.poNumber }
}

/** True when two drafts have the same values. */
export const isSameDraft = (one: CheckoutDraft, other: CheckoutDraft) =>
  JSON.stringify(checkoutDraft.parse(one)) === JSON.stringify(checkoutDraft.parse(other))

/** Splits a draft into its two steps. */
export function splitDraft(draft: CheckoutDraft): { customer: CustomerDraft; delivery: DeliveryDraft } {
  return { customer: customerDraft.parse(draft), delivery: deliveryDraft.parse(draft) }
}

/** Sets the country of step 1 and clears the state, since another country has other states (CHECKOUT-26). */
export function changeCountry<Typed extends CustomerDraft>(typed: Typed, shippingCountry: string): Typed {
  return { ...typed, shippingCountry, shippingState: '' }
}

/** Validates step 1. A quote also needs a name (CHECKOUT-08, CHECKOUT-14). */
export function checkCustomer(
  typed: CustomerDraft,
  isQuote: boolean,
): Checked<CustomerDraft, keyof CustomerDraft> {
  const { quoteName } = typed
  return joinChecks(checkCustomerStep(typed), isQuote ? checkQuoteName(typed) : valid({ quoteName }))
}

/** Validates step 2 for an order of this weight in pounds (CHECKOUT-15). */
export function checkDelivery(
  typed: DeliveryDraft,
  weight: number,
): Checked<DeliveryDraft, keyof DeliveryDraft> {
  return joinChecks(valid(typed), checkDeliveryStep(typed, weight))
}

/** Error of a non-empty zip, for when its field is left or the country changes (CHECKOUT-29). */
export function typedZipError(typed: CustomerDraft): string | undefined {
  return typed.shippingZipCode.trim() === '' ? undefined : errorsByField(checkShipTo(typed)).shippingZipCode
}

/** Summary of closed step 1: `Harlan Water District, Fresno CA · PO 88-1042`. */
export function customerResult(draft: CheckoutDraft): string {
  const place = [draft.shippingCity, draft.shippingState].filter(Boolean).join(' ')
  const address = [draft.shippingCompanyName, place].filter(Boolean).join(', ')
  return [address, draft.poNumber && `PO ${draft.poNumber}`].filter(Boolean).join(' · ')
}

/** Summary of closed step 2: `UPS Ground · everything together`. */
export function deliveryResult({ shipVia, allowPartialShipments }: CheckoutDraft): string {
  const found = findShipType(shipVia)
  if (!found) return ''
  const { carrier, type } = found
  const name = carrier.name === type.name ? carrier.name : `${carrier.name} ${type.name}`
  return `${name} · ${allowPartialShipments ? 'parts as they are ready' : 'everything together'}`
}
