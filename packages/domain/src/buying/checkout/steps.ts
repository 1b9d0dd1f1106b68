import { joinChecks } from '../../core/kernel/index.ts'
import { checkShipTo, type ShipTo } from './address.ts'
import { checkDelivery, type Delivery } from './delivery.ts'
import { checkoutMessages } from './messages.ts'
import { checkCustomerTexts, checkInstructions, type OrderTexts } from './texts.ts'

/** Result of a checkout: an order of the cart, a saved quote of it, or the order of a saved quote. */
export type CheckoutKind = 'order' | 'quote' | 'conversion'

export interface OrderInReview extends ShipTo, OrderTexts, Delivery {
  kind: CheckoutKind
  /** Pounds. */
  weight: number
  items: readonly { isSellable: boolean; isValid: boolean; readyDate: string | null }[]
  hasConsented: boolean
}

export interface StepValidity {
  customer: boolean
  delivery: boolean
  cart: boolean
  confirm: boolean
}

export type Step = keyof StepValidity

/** The four steps, in order (CHECKOUT-01). */
export const steps: readonly Step[] = ['customer', 'delivery', 'cart', 'confirm']

/** Titles of the steps, by the kind of checkout (CHECKOUT-01). */
export function stepTitles(kind: CheckoutKind): Record<Step, string> {
  return {
    customer: 'Customer Information',
    delivery: 'Shipping and Delivery',
    cart: kind === 'conversion' ? 'Review Quote' : 'Review Cart',
    confirm: kind === 'quote' ? 'Confirm Quote' : 'Confirm Order',
  }
}

/** Validity of each of the four checkout steps (CHECKOUT-14 to CHECKOUT-17); a quote needs no ready dates. */
export function stepValidity(order: OrderInReview): StepValidity {
  const needsDates = order.kind !== 'quote'
  return {
    customer: checkCustomerStep(order).ok,
    delivery: checkDeliveryStep(order, order.weight).ok,
    cart:
      order.items.length > 0 &&
      order.items.every(
        (item) => item.isSellable && item.isValid && (!needsDates || item.readyDate !== null),
      ),
    confirm: order.hasConsented,
  }
}

/** Checks step 1: address, PO number and comment (CHECKOUT-14). */
export const checkCustomerStep = (typed: ShipTo & Pick<OrderTexts, 'poNumber' | 'comment'>) =>
  joinChecks(checkShipTo(typed), checkCustomerTexts(typed))

/** Checks step 2 for an order of this weight in pounds: ship type, account number and instructions (CHECKOUT-15). */
export const checkDeliveryStep = (
  typed: Delivery & Pick<OrderTexts, 'specialInstructions'>,
  weight: number,
) => joinChecks(checkDelivery(typed, weight), checkInstructions(typed))

/** Reason that a checkout cannot be submitted yet, from its first invalid step; null if all are valid (CHECKOUT-18). */
export function whyNotSubmit(validity: StepValidity, kind: CheckoutKind): string | null {
  const open = steps.find((step) => !validity[step])
  if (open === undefined) return null
  if (open === 'confirm') return checkoutMessages.consentMissing
  return checkoutMessages.stepIncomplete(steps.indexOf(open) + 1, stepTitles(kind)[open])
}
