import { cartItem } from '@volute/domain/cart'
import { findShipType, type getReviewOrder } from '@volute/domain/checkout'
import type { ReplyOf } from '@volute/domain/kernel'
import type { Quote } from '@volute/domain/quotes'
import { useEffect, useReducer } from 'react'
import { z } from 'zod/mini'
import { readStored, useDraftKey, writeStored } from '../api/index.ts'
import type { Cart, CartAct } from '../cart/index.ts'
import { type CheckoutDraft, readDraft } from '../checkout/index.ts'
import { editReview, openReview, type QuoteInReview, reviewRefusals, showLines } from './quote-in-review.ts'

type Review = ReplyOf<typeof getReviewOrder>

/**
 * A saved quote's lines, to be edited as the cart's are and never stored in the cart; a reload of the page
 * keeps the edits.
 */
export function useQuoteReview(quote: Quote, { user: customer, shoppingCart }: Review) {
  const key = useDraftKey(`quote-review-${quote.salesQuoteId}`)
  const [review, change] = useReducer(
    (now: QuoteInReview, act: CartAct | 'reset') =>
      act === 'reset' ? openReview(quote) : editReview(now, act),
    undefined,
    () => readReview(readStored(key, 'sessionStorage')) ?? openReview(quote),
  )
  const { groups, cart: shown } = review
  const { items, lastNewId } = shown
  useEffect(() => {
    writeStored(key, { items, lastNewId, groups }, 'sessionStorage')
  }, [key, items, lastNewId, groups])

  const cart: Cart = {
    ...shown,
    paintColors: shoppingCart.paintColors,
    companyName: customer.companyName,
    companyDiscount: quote.companyDiscount,
    distributorAccountCode: customer.distributorAccountCode,
    edit: change,
    flush: async () => true,
  }
  return {
    salesQuoteId: quote.salesQuoteId,
    draft: quoteDraft(quote),
    cart,
    refusals: reviewRefusals(review),
    reset: () => change('reset'),
    forget: () => writeStored(key, null, 'sessionStorage'),
  }
}

const keptReview = z.object({
  // A line that was split off here has an id below zero.
  items: z.array(z.extend(cartItem, { cartItemId: z.int() })),
  lastNewId: z.int(),
  groups: z.array(z.object({ saved: z.int(), lineIds: z.array(z.int()) })),
})

/** Reads a kept review; anything unreadable is none. */
function readReview(kept: unknown): QuoteInReview | null {
  const { data } = keptReview.safeParse(kept)
  return data ? { cart: showLines(data.items, data.lastNewId), groups: data.groups } : null
}

/** Steps 1 and 2 of a checkout as a quote was saved. */
export function quoteDraft(quote: Quote): CheckoutDraft {
  return readDraft({
    ...quote,
    carrier: findShipType(quote.shipVia)?.carrier.name,
  })
}
