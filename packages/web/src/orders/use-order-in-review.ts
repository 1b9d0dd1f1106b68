import { whyNotCheckout } from '@volute/domain/cart'
import { orderWeight } from '@volute/domain/catalogue'
import { checkoutMessages, maySubmit, stepValidity } from '@volute/domain/checkout'
import { useState } from 'react'
import { useSession } from '../api/index.ts'
import { type Cart, isLineValid, useReadiness } from '../cart/index.ts'
import { useCheckoutForm } from '../checkout/index.ts'
import type { Order } from './order-body.ts'

/** The order as it stands in the checkout: what is typed, which steps are valid, why it cannot be submitted yet. */
export function useOrderInReview(cart: Cart) {
  const { user } = useSession()
  const weight = orderWeight(cart.items)
  const form = useCheckoutForm(weight)
  const [hasConsented, setConsented] = useState(false)
  const readiness = useReadiness(cart)

  const items = cart.items.map((item) => ({
    isSellable: item.isSellable,
    isValid: isLineValid(item, cart.typed[item.cartItemId]),
    readyDate: readiness.get(item.cartItemId)?.date ?? null,
  }))
  const validity = stepValidity({ ...form.draft, weight, items, hasConsented })
  const reason =
    whyNotCheckout({ ...user, ...cart, items }) ??
    (maySubmit(validity) ? null : checkoutMessages.stepsIncomplete)
  const order: Order = {
    draft: form.draft,
    items: cart.items,
    readyDates: items.map((item) => item.readyDate),
  }
  return { form, weight, readiness, validity, reason, order, hasConsented, setConsented }
}
