import { whyNotCheckout, whyNotQuote } from '@volute/domain/cart'
import { orderWeight } from '@volute/domain/part'
import { checkoutMessages, maySubmit, stepValidity } from '@volute/domain/checkout'
import { checkQuoteName } from '@volute/domain/quotes'
import { useState } from 'react'
import { mayPrepareQuotes, useSession } from '../api/index.ts'
import { type Cart, isLineValid, useReadiness } from '../cart/index.ts'
import { type CheckoutDraft, emptyDraft } from './checkout-draft.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import type { Order } from './order-body.ts'

export type OrderInReview = ReturnType<typeof useOrderInReview>

/** A saved quote that becomes an order: its lines stand in the cart's place. */
export interface Conversion {
  salesQuoteId: number
  /** Steps 1 and 2 as they were saved. */
  draft: CheckoutDraft
  /** The sentences of lines that cannot be ordered so, by the line's id. */
  refusals: ReadonlyMap<number, string>
  /** Puts the lines back to what was saved. */
  reset: () => void
  forget: () => void
}

interface ReviewOptions {
  /** The saved quote that is ordered; without one it is the cart. */
  conversion?: Conversion | undefined
  startsAsQuote?: boolean | undefined
}

/** The order as it stands in the checkout: what is typed, which steps are valid, why it cannot be submitted yet. */
export function useOrderInReview(cart: Cart, { conversion, startsAsQuote = false }: ReviewOptions) {
  const { user } = useSession()
  const [wantsQuote, setQuote] = useState(startsAsQuote)
  const mayBeQuote = !conversion && mayPrepareQuotes(user)
  const isQuote = mayBeQuote && wantsQuote
  const weight = orderWeight(cart.items)
  const [start] = useState(conversion?.draft ?? emptyDraft)
  const salesQuoteId = conversion?.salesQuoteId ?? null
  const name = salesQuoteId === null ? 'checkout' : `checkout-quote-${salesQuoteId}`
  const form = useCheckoutForm({ weight, isQuote, start, name })
  const [hasConsented, setConsented] = useState(false)
  const readiness = useReadiness(cart)

  const items = cart.items.map((item) => ({
    isSellable: item.isSellable,
    isValid: isLineValid(item, cart.typed[item.cartItemId]) && !conversion?.refusals.has(item.cartItemId),
    readyDate: readiness.get(item.cartItemId)?.date ?? null,
  }))
  const steps = stepValidity({ ...form.draft, weight, items, hasConsented })
  const isNamed = !isQuote || checkQuoteName(form.draft).ok
  const validity = { ...steps, customer: steps.customer && isNamed }
  const reason =
    (isQuote ? whyNotQuote(items) : whyNotCheckout({ ...user, ...cart, items })) ??
    (maySubmit(validity) ? null : checkoutMessages.stepsIncomplete)
  const order: Order = {
    draft: form.draft,
    items: cart.items,
    readyDates: items.map((item) => item.readyDate),
    salesQuoteId,
  }
  return {
    form,
    weight,
    readiness,
    validity,
    reason,
    order,
    hasConsented,
    setConsented,
    mayBeQuote,
    isQuote,
    setQuote,
  }
}
