import type { CartItem } from '@volute/domain/cart'
import {
  linesOverSaved,
  mergeGroups,
  type Quote,
  type QuoteGroup,
  quoteMessages,
  savedGroups,
  splitGroup,
} from '@volute/domain/quotes'
import { actOnCart, type CartAct, type CartOnScreen, firstCart } from '../cart/index.ts'

/** A quote's lines as they are edited before it is ordered, and which of them share a limit. */
export interface QuoteInReview {
  cart: CartOnScreen
  groups: readonly QuoteGroup[]
}

/** The lines of a quote as they were saved; each gets an id of its own on screen. */
export function openReview(quote: Quote): QuoteInReview {
  const items = quote.cart.map((item, index): CartItem => {
    const { description, paintColor: _, ...line } = item
    return { ...line, name: description, cartItemId: index + 1, replacedBy: null, dateAvailable: null }
  })
  return { cart: showLines(items, 0), groups: savedGroups(items) }
}

/** Lines in review as a cart on screen: never saved, so never on their way. */
export function showLines(items: readonly CartItem[], lastNewId: number): CartOnScreen {
  return { ...firstCart({ version: 0, items }), lastNewId }
}

/** The review after an act: split lines stay in their group, merged lines join theirs (QUOTE-17). */
export function editReview({ cart, groups }: QuoteInReview, act: CartAct): QuoteInReview {
  const { cart: next } = actOnCart(cart, act)
  if (act.act === 'combine' && next.items !== cart.items)
    return { cart: next, groups: mergeGroups(groups, act.pair) }
  if (act.act === 'split' && next.items.length > cart.items.length)
    return { cart: next, groups: splitGroup(groups, act.cartItemId, next.lastNewId) }
  return { cart: next, groups }
}

/** The sentence beside every line that holds more than was saved, by the line's id. */
export function reviewRefusals({ cart, groups }: QuoteInReview): ReadonlyMap<number, string> {
  return new Map(linesOverSaved(groups, cart.items).map((id) => [id, quoteMessages.overSaved]))
}
