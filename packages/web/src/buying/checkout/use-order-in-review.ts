import { whyNotCheckout, whyNotQuote } from '@volute/domain/buying/cart'
import { orderWeight } from '@volute/domain/catalogue/part'
import {
  type CheckoutKind,
  checkoutMessages,
  mayBeRequested,
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
import { type CarriedOrder, readOrder } from '../purchase-order/index.ts'
import { type CheckoutDraft, draftOf, emptyDraft, withOrder } from './checkout-draft.ts'
import { useBrand } from '../../core/ui/shop-brand.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import type { Order } from './order-body.ts'

export type OrderInReview = ReturnType<typeof useOrderInReview>

/** Saved quote that becomes an order; its lines take the place of the cart. */
export interface Conversion {
  salesQuoteId: number
  /** Saved values of steps 1 and 2. */
  draft: CheckoutDraft
  /** Errors of lines that cannot be ordered as they are, by line id. */
  refusals: ReadonlyMap<number, string>
  /** Restores the saved lines. */
  reset: () => void
  forget: () => void
}

interface ReviewOptions {
  /** Saved quote to order; without one, the cart is ordered. */
  conversion?: Conversion | undefined
  startsAsQuote?: boolean | undefined
  /** True if only some lines of the cart are ordered. */
  isPartOfCart?: boolean | undefined
  /** Delivery of the last order; the next order starts with it. */
  lastDelivery?: PastDelivery | null | undefined
}

/** Current state of the order in the checkout: the input, the valid steps, and the reason why it cannot be submitted yet. */
export function useOrderInReview(cart: Cart, options: ReviewOptions) {
  const { conversion, startsAsQuote = false } = options
  const { user } = useSession()
  const { name: shopName, termsVersion } = useBrand()
  const [wantsQuote, setQuote] = useState(startsAsQuote)
  // A quote being ordered cannot be saved as another quote (CHECKOUT-13).
  const mayBeQuote = !conversion && mayPrepareQuotes(user)
  const isQuote = mayBeQuote && wantsQuote
  const kind: CheckoutKind = conversion ? 'conversion' : isQuote ? 'quote' : 'order'
  const weight = orderWeight(cart.items)
  const start = useStart(options)
  const salesQuoteId = conversion?.salesQuoteId ?? null
  const name = salesQuoteId === null ? 'checkout' : `checkout-quote-${salesQuoteId}`
  const form = useCheckoutForm({ weight, isQuote, start: start.draft, name, carried: start.carried })
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
    isPartOfCart: options.isPartOfCart === true,
    termsVersion,
    ...factsOf(start.carried),
  }
  return {
    form,
    carried: start.carried,
    dropCarried: start.dropCarried,
    isFilled: start.draft !== emptyDraft,
    weight,
    readiness,
    validity,
    /** True when the third step is valid, or will be as soon as the pending ready dates arrive. */
    isCartComplete,
    /** Reason why the lines of the third step cannot continue; null when at most an answer about ready dates is missing. */
    whyNotItems,
    reason,
    promises,
    /** Parcels by date for the selected shipment option; null while dates of a line are loading. */
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

const factsOf = (carried: CarriedOrder | null) => ({
  poFileId: carried?.poFileId ?? null,
  needBy: carried?.needBy && mayBeRequested(carried.needBy, todayAtShop()) ? carried.needBy : null,
})

/**
 * Initial values of steps 1 and 2: from the quote, or from the order reordered in this tab or the last order, with
 * the number and address of the purchase order that the lines came from.
 */
function useStart({ conversion, lastDelivery }: ReviewOptions) {
  const carriedKey = useDraftKey(storageKeys.carriedDelivery)
  const orderKey = useDraftKey(storageKeys.carriedOrder)
  const [carried, setCarried] = useState(() => (conversion ? null : readOrder(orderKey)))
  const [draft] = useState((): CheckoutDraft => {
    if (conversion) return conversion.draft
    const past = pastDelivery.safeParse(readStored(carriedKey, 'sessionStorage')).data
    const delivery = past ?? lastDelivery
    return withOrder(delivery ? draftOf(delivery) : emptyDraft, carried)
  })
  return { draft, carried, dropCarried, forget }

  /** Orders without the file and the date of the purchase order. */
  function dropCarried() {
    writeStored(orderKey, null, 'sessionStorage')
    setCarried(null)
  }

  function forget() {
    writeStored(carriedKey, null, 'sessionStorage')
    if (!conversion) dropCarried()
  }
}
