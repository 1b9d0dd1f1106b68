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
import { type CartEdit, type CartOnScreen, editCart } from '../cart/index.ts'

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
  return { version: 0, saved: items, items, typed: {}, lastNewId, equal: null, changes: [] }
}

/** The review after an edit: split lines stay in their group, merged lines join theirs. */
export function editReview({ cart, groups }: QuoteInReview, edit: CartEdit): QuoteInReview {
  const next = editCart(cart, edit)
  if (edit.act === 'combine' && next.items !== cart.items)
    return { cart: next, groups: mergeGroups(groups, edit.pair) }
  if (edit.act === 'split' && next.items.length > cart.items.length)
    return { cart: next, groups: splitGroup(groups, edit.cartItemId, next.lastNewId) }
  return { cart: next, groups }
}

/** The sentence beside every line that holds more than was saved, by the line's id. */
export function reviewRefusals({ cart, groups }: QuoteInReview): ReadonlyMap<number, string> {
  return new Map(linesOverSaved(groups, cart.items).map((id) => [id, quoteMessages.overSaved]))
}
