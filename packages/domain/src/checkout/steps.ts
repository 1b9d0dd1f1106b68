import { joinChecks } from '../kernel/index.ts'
import { checkShipTo, type ShipTo } from './address.ts'
import { checkDelivery, type Delivery } from './delivery.ts'
import { checkCustomerTexts, checkInstructions, type OrderTexts } from './texts.ts'

/** What a checkout ends in: an order of the cart, a saved quote of it, or the order of a saved quote. */
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

/** Which of the four steps of a checkout are valid (CHECKOUT-14 to CHECKOUT-17); a quote is sent without ready dates. */
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

/** Step 1: the address and the PO number (CHECKOUT-14). */
export const checkCustomerStep = (typed: ShipTo & Pick<OrderTexts, 'poNumber' | 'comment'>) =>
  joinChecks(checkShipTo(typed), checkCustomerTexts(typed))

/** Step 2 for an order of this many pounds: ship type, account number and instructions (CHECKOUT-15). */
export const checkDeliveryStep = (
  typed: Delivery & Pick<OrderTexts, 'specialInstructions'>,
  weight: number,
) => joinChecks(checkDelivery(typed, weight), checkInstructions(typed))
