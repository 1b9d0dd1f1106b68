import { z } from 'zod/mini'
import {
  addDays,
  type Checked,
  checkedAs,
  formatDate,
  invalid,
  joinChecks,
  limits,
  messages,
  valid,
} from '../../core/kernel/index.ts'
import { lastDay } from '../../catalogue/promise/index.ts'
import { shipTo } from './address.ts'
import { carriers, contactCustomer, findShipType, needsAccountNumber } from './carriers.ts'
import { isOverFreightWeight } from './freight.ts'
import { checkoutMessages } from './messages.ts'
import { checkTexts } from './texts.ts'

export interface Delivery {
  /** Ship type code, or empty. */
  shipVia: string
  shippingBillingAccountNumber: string
}

/** Checks ship type and account number for an order of this weight in pounds (CHECKOUT-15, CART-25, OQ-43). */
export function checkDelivery(
  { shipVia, ...billing }: Delivery,
  weight: number,
): Checked<Delivery, keyof Delivery> {
  const found = findShipType(shipVia)
  if (!found) return invalid('shipVia', 'MISSING', checkoutMessages.shipTypeMissing)

  const isRefused = found.type.expedited && isOverFreightWeight(weight)
  return joinChecks(
    checkAccountNumber(billing, found.carrier.name),
    isRefused ? invalid('shipVia', 'NOT_ALLOWED', checkoutMessages.notExpedited) : valid({ shipVia }),
  )
}

function checkAccountNumber(
  { shippingBillingAccountNumber }: Omit<Delivery, 'shipVia'>,
  carrierName: string,
): Checked<Omit<Delivery, 'shipVia'>, 'shippingBillingAccountNumber'> {
  if (shippingBillingAccountNumber.trim() === '' && needsAccountNumber(carrierName))
    return invalid('shippingBillingAccountNumber', 'MISSING', checkoutMessages.accountNumberMissing)

  const rule = { label: 'Account Number', max: limits.accountNumber }
  return checkTexts({ shippingBillingAccountNumber }, { shippingBillingAccountNumber: rule })
}

export interface DeliveryChoice extends Delivery {
  /** Carrier name, or empty. */
  carrier: string
}

/**
 * Changes the carrier, which clears ship type and account number, even if both carriers bill an account. Contact
 * Customer gets its only type at once (CHECKOUT-19, CHECKOUT-20).
 */
export function changeCarrier<Choice extends DeliveryChoice>(choice: Choice, carrier: string): Choice {
  const onlyType = carriers.find(({ name }) => name === carrier && name === contactCustomer)?.types[0]

  return { ...choice, carrier, shipVia: onlyType?.code ?? '', shippingBillingAccountNumber: '' }
}

/**
 * Ship-by and need-by date of an order: the earliest ready date if partial shipments are allowed, else the latest
 * (CHECKOUT-21). Null for an empty order, or if any line has no ready date (CHECKOUT-16).
 */
export function requestedShipDate(
  readyDates: readonly (string | null)[],
  allowPartial: boolean,
): string | null {
  const last = lastDay(readyDates)
  if (last === null || !allowPartial) return last

  return readyDates.flatMap((date) => date ?? []).toSorted()[0] ?? null
}

interface WishedDates {
  shipBy: string
  needBy: string
}

const yearsAhead = 5

/**
 * True for a day that a buyer may request: not before yesterday and not more than five years ahead (OQ-79). Yesterday is
 * valid, because the day can have ended at the shop but not where the buyer is.
 */
export function mayBeRequested(day: string, today: string): boolean {
  const latest = `${Number(today.slice(0, 4)) + yearsAhead}${today.slice(4)}`
  return day >= addDays(today, -1) && day <= latest
}

/**
 * Sentence about the day that a purchase order needs its goods by, with the last ready date if that is later. Calendar days
 * at the shop are compared, never moments (READ-17).
 */
export function needByNote(
  needBy: string,
  readyDates: readonly (string | null)[],
  today: string,
): { text: string; isLate: boolean } {
  const day = formatDate(needBy)
  if (!mayBeRequested(needBy, today)) return { text: checkoutMessages.needByUnusable(day), isLate: true }

  const last = readyDates
    .flatMap((date) => date ?? [])
    .toSorted()
    .at(-1)
  return last !== undefined && last > needBy
    ? { text: checkoutMessages.needByLate(day, formatDate(last)), isLate: true }
    : { text: checkoutMessages.needBy(day), isLate: false }
}

/** Checks the dates that a buyer requests (OQ-79). */
export function checkWishedDates(
  { shipBy, needBy }: WishedDates,
  today: string,
): Checked<WishedDates, keyof WishedDates> {
  const outOfRange = { code: 'OUT_OF_RANGE', error: messages.invalidRequest } as const

  return checkedAs({ shipBy, needBy }, [
    !mayBeRequested(shipBy, today) && { field: 'shipBy', ...outOfRange },
    !mayBeRequested(needBy, today) && { field: 'needBy', ...outOfRange },
  ])
}

const optional = z.nullable(z.string())

/**
 * Address and shipping of an order or quote, in columns of the same names. The next order starts with them; PO number,
 * comment and instructions belong to a single order.
 */
export const pastDelivery = z.extend(shipTo, {
  shippingAddressLine2: optional,
  shippingContactName: optional,
  shippingPhoneNumber: optional,
  /** Ship type code. */
  shipVia: z.string(),
  shippingBillingAccountNumber: optional,
  allowPartialShipments: z.boolean(),
})
export type PastDelivery = z.infer<typeof pastDelivery>
