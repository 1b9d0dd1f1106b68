import { checkDelivery, type Delivery } from './check-delivery.ts'
import { checkOrderTexts, type OrderTexts } from './check-order-texts.ts'
import { checkShipTo } from './check-ship-to.ts'
import { firstError } from './check-text.ts'
import type { ShipTo } from './ship-to.ts'

export interface OrderInReview extends ShipTo, OrderTexts, Delivery {
  items: readonly { isSellable: boolean; isValid: boolean; readyDate: string | null }[]
  hasConsented: boolean
}

export interface StepValidity {
  customer: boolean
  delivery: boolean
  cart: boolean
  confirm: boolean
}

/** Which of the four steps of a checkout are valid (CHECKOUT-14 to CHECKOUT-17). */
export function stepValidity(order: OrderInReview): StepValidity {
  const { specialInstructions, ...customerErrors } = { ...checkShipTo(order), ...checkOrderTexts(order) }

  return {
    customer: firstError(customerErrors) === undefined,
    delivery: firstError(checkDelivery(order)) === undefined && specialInstructions === undefined,
    cart:
      order.items.length > 0 &&
      order.items.every((item) => item.isSellable && item.isValid && item.readyDate !== null),
    confirm: order.hasConsented,
  }
}

/** Whether the order may be submitted: all four steps are valid (CHECKOUT-18). */
export function maySubmit(steps: StepValidity): boolean {
  return Object.values(steps).every(Boolean)
}
