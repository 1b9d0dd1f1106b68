import { whyNotCheckout, whyNotQuote } from '@volute/domain/buying/cart'
import { orderWeight } from '@volute/domain/catalogue/part'
import {
  type CheckoutKind,
  checkoutMessages,
  parcelsText,
  type PastDelivery,
  pastDelivery,
  stepValidity,
  whyNotSubmit,
} from '@volute/domain/buying/checkout'
import { promisedDate } from '@volute/domain/catalogue/promise'
import { checkQuoteName } from '@volute/domain/buying/quotes'
import { useState } from 'react'
import {
  mayPrepareQuotes,
  readStored,
  storageKeys,
  useDraftKey,
  useSession,
  writeStored,
} from '../../core/api/index.ts'
import { type Cart, isLineValid, useReadiness } from '../cart/index.ts'
import { todayAtShop } from '../../core/ui/shop-day.ts'
import { type CheckoutDraft, draftOf, emptyDraft } from './checkout-draft.ts'
import { useFace } from '../../core/ui/shop-face.ts'
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
  /** The last order's; the next begins with it. */
  lastDelivery?: PastDelivery | null | undefined
}

/** The order as it stands in the checkout: what is typed, which steps are valid, why it cannot be submitted yet. */
export function useOrderInReview(cart: Cart, options: ReviewOptions) {
  const { conversion, startsAsQuote = false } = options
  const { user } = useSession()
  const { name: shopName, termsVersion } = useFace()
  const [wantsQuote, setQuote] = useState(startsAsQuote)
  // A quote that is ordered is not saved as another one (CHECKOUT-13).
  const mayBeQuote = !conversion && mayPrepareQuotes(user)
  const isQuote = mayBeQuote && wantsQuote
  const kind: CheckoutKind = conversion ? 'conversion' : isQuote ? 'quote' : 'order'
  const weight = orderWeight(cart.items)
  const start = useStart(options)
  const salesQuoteId = conversion?.salesQuoteId ?? null
  const name = salesQuoteId === null ? 'checkout' : `checkout-quote-${salesQuoteId}`
  const form = useCheckoutForm({ weight, isQuote, start: start.draft, name })
  const [hasConsented, setConsented] = useState(false)
  const readiness = useReadiness(cart)

  const lines = cart.items.map((item) => ({
    ...item,
    isValid: isLineValid(item, cart.typed[item.cartItemId]) && !conversion?.refusals.has(item.cartItemId),
    shares: readiness.get(item.cartItemId)?.shares ?? null,
    hasFailed: readiness.get(item.cartItemId)?.error !== undefined,
  }))
  const items = lines.map((line) => ({ ...line, readyDate: line.shares && promisedDate(line.shares) }))
  const valid = stepValidity({ ...form.draft, kind, weight, items, hasConsented })
  const isNamed = !isQuote || checkQuoteName(form.draft).ok
  const isUnknown = !isQuote && items.some(({ shares, readyDate }) => shares && readyDate === null)
  const whyNotItems = whyNotQuote(items) ?? (isUnknown ? checkoutMessages.dateUnknown : null)
  const awaitsDates = !valid.cart && whyNotItems === null && items.every(({ hasFailed }) => !hasFailed)
  const validity = { ...valid, customer: valid.customer && isNamed }
  const isCartComplete = validity.cart || awaitsDates
  const reason =
    (isQuote ? null : whyNotCheckout({ shopName, ...user, ...cart, items })) ??
    whyNotItems ??
    whyNotSubmit({ ...validity, cart: isCartComplete }, kind) ??
    (awaitsDates ? checkoutMessages.datesAwaited : null)
  const promises = items.map(({ shares }) => shares)
  const order: Order = {
    kind,
    userId: user.userId,
    distributorAccountCode: cart.distributorAccountCode,
    draft: form.draft,
    items: cart.items,
    readyDates: items.map((item) => item.readyDate),
    salesQuoteId,
    termsVersion,
  }
  return {
    form,
    isFilled: start.draft !== emptyDraft,
    weight,
    readiness,
    validity,
    /** The third step is valid, or will be with the ready dates that are on their way. */
    isCartComplete,
    /** Why the third step's lines cannot go on; null when only an answer about ready dates may be missing. */
    whyNotItems,
    reason,
    promises,
    /** Parcels by date, as it is chosen; null while a line's dates are awaited. */
    leaves: parcelsText(promises, { inParts: form.draft.allowPartialShipments, today: todayAtShop() }),
    order,
    hasConsented,
    setConsented,
    mayBeQuote,
    kind,
    setQuote,
    forget,
  }

  function forget() {
    form.forget()
    if (conversion) conversion.forget()
    else start.forget()
  }
}

/** Initial values of steps 1 and 2: of the quote, of the order that was reordered in this tab, or of the last order. */
function useStart({ conversion, lastDelivery }: ReviewOptions) {
  const carriedKey = useDraftKey(storageKeys.carriedDelivery)
  const [draft] = useState((): CheckoutDraft => {
    if (conversion) return conversion.draft
    const carried = pastDelivery.safeParse(readStored(carriedKey, 'sessionStorage')).data
    const delivery = carried ?? lastDelivery
    return delivery ? draftOf(delivery) : emptyDraft
  })
  return { draft, forget: () => writeStored(carriedKey, null, 'sessionStorage') }
}
