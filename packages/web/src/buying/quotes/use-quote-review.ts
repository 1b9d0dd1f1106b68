import { type CartItem, cartItem } from '@volute/domain/buying/cart'
import type { getReviewOrder } from '@volute/domain/buying/checkout'
import type { ReplyOf } from '@volute/domain/core/kernel'
import {
  linesOverSaved,
  mergeGroups,
  type Quote,
  type QuoteGroup,
  quoteMessages,
  savedGroups,
  splitGroup,
} from '@volute/domain/buying/quotes'
import { useEffect, useReducer } from 'react'
import { z } from 'zod/mini'
import { readStored, useDraftKey, writeStored } from '../../core/api/index.ts'
import { actOnCart, type Cart, type CartAct, type CartOnScreen, firstCart } from '../cart/index.ts'
import { draftOf } from '../checkout/index.ts'

type Review = ReplyOf<typeof getReviewOrder>

/** Lines of a quote, edited like the cart's but never stored in the cart; the edits survive a reload of the page. */
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
    draft: draftOf(quote),
    cart,
    refusals: reviewRefusals(review),
    reset: () => change('reset'),
    forget: () => writeStored(key, null, 'sessionStorage'),
  }
}

/** Lines of a quote in review, and the groups of them that share a limit. */
export interface QuoteInReview {
  cart: CartOnScreen
  groups: readonly QuoteGroup[]
}

/** Opens the review of a quote; each line gets its own id on screen. */
export function openReview(quote: Quote): QuoteInReview {
  const items = quote.cart.map((item, index): CartItem => {
    const { description, paintColor: _, ...line } = item
    const { pumpId = null, verdict = null, isKnown = false } = item.forPump ?? {}
    const cartItemId = index + 1
    const acknowledgedVerdict = isKnown ? verdict : null
    const none = { replacedBy: null, dateAvailable: null, priceKind: 'catalogue' as const }
    return { ...line, ...none, name: description, cartItemId, pumpId, acknowledgedVerdict }
  })
  return { cart: showLines(items, 0), groups: savedGroups(items) }
}

/** Lines in review as a cart that is never sent to the server. */
function showLines(items: readonly CartItem[], lastNewId: number): CartOnScreen {
  return { ...firstCart({ version: 0, items }), lastNewId }
}

/** Applies an action to the review: split lines stay in their group, merging lines merges their groups (QUOTE-17). */
export function editReview({ cart, groups }: QuoteInReview, act: CartAct): QuoteInReview {
  const { cart: next } = actOnCart(cart, act)
  if (act.act === 'combine' && next.items !== cart.items)
    return { cart: next, groups: mergeGroups(groups, act.pair) }
  if (act.act === 'split' && next.items.length > cart.items.length)
    return { cart: next, groups: splitGroup(groups, act.cartItemId, next.lastNewId) }
  return { cart: next, groups }
}

/** Error for every line that exceeds the saved quantity, by line id. */
export function reviewRefusals({ cart, groups }: QuoteInReview): ReadonlyMap<number, string> {
  return new Map(linesOverSaved(groups, cart.items).map((id) => [id, quoteMessages.overSaved]))
}

const storedReview = z.object({
  // A line split off here has a negative id.
  items: z.array(z.extend(cartItem, { cartItemId: z.int() })),
  lastNewId: z.int(),
  groups: z.array(z.object({ saved: z.int(), lineIds: z.array(z.int()) })),
})

/** Reads a stored review; null if it is unreadable. */
function readReview(stored: unknown): QuoteInReview | null {
  const { data } = storedReview.safeParse(stored)
  return data ? { cart: showLines(data.items, data.lastNewId), groups: data.groups } : null
}
