import { limits } from '../kernel/index.ts'
import { findShipType, needsAccountNumber } from './carriers.ts'
import { checkText, type FieldErrors } from './check-text.ts'
import { checkoutMessages } from './messages.ts'

export interface Delivery {
  /** The ship type's code. */
  shipVia: string
  accountNumber: string
  /** What the order weighs, in pounds. */
  weight: number
}

/** The sentences of carrier, ship type and account number (CHECKOUT-15, CART-25, OQ-43). */
export function checkDelivery(delivery: Delivery): FieldErrors<'shipVia' | 'accountNumber'> {
  const found = findShipType(delivery.shipVia)
  if (!found) return { shipVia: checkoutMessages.shipTypeMissing }

  const accountNumber = checkAccountNumber(delivery.accountNumber, found.carrier.name)
  const isRefused = found.type.expedited && isOverFreightWeight(delivery.weight)
  return {
    ...(accountNumber && { accountNumber }),
    ...(isRefused && { shipVia: checkoutMessages.notExpedited }),
  }
}

/** Whether an order ships by freight: strictly over 150 lb (CART-25). */
export function isOverFreightWeight(pounds: number): boolean {
  return pounds > limits.freightPounds
}

function checkAccountNumber(typed: string, carrierName: string): string | undefined {
  if (typed.trim() === '' && needsAccountNumber(carrierName)) return checkoutMessages.accountNumberMissing

  return checkText(typed, { label: 'Account Number', max: limits.accountNumber })
}
