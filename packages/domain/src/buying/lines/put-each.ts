import { cartMessages, type Goods, mergeIntoCart } from '../cart/index.ts'
import { type Checked, limits } from '../../core/kernel/index.ts'
import type { LineReport } from './report-line.ts'

type Line = Goods & { quantity: number }

/** Line with its report, and the item it would add to the cart, if any. */
export interface Reported<L> {
  report: LineReport
  checked: Checked<L> | null
  editId?: string | undefined
}

/**
 * Adds the ready lines to a cart one by one, each by the cart's own rule, and reports the outcome of each. With 998 of a
 * part in the cart, 2 more are over the maximum, and the line after it is still added. Edits that the cart has already
 * taken are not added again; `edits` are the new ones.
 */
export function putEach<L extends Line>(
  cart: readonly L[],
  wanted: readonly Reported<L>[],
  taken: readonly string[] = [],
) {
  return putInto([], [...cart], wanted, taken)
}

/**
 * The same, apart from the lines of the cart: these are not raised, so that the added lines can be ordered alone. The added
 * lines come last.
 */
export const putApart = <L extends Line>(cart: readonly L[], wanted: readonly Reported<L>[]) =>
  putInto(cart, [], wanted, [])

function putInto<L extends Line>(
  apart: readonly L[],
  cart: L[],
  wanted: readonly Reported<L>[],
  taken: readonly string[],
) {
  let lines = cart
  const edits = new Set<string>()
  const reports = wanted.map(({ report, checked, editId = '' }): LineReport => {
    if (edits.has(editId) || taken.includes(editId)) return { ...report, outcome: 'ADDED', whyNot: null }
    if (!checked?.ok) return report
    const merged = mergeIntoCart(lines, [checked.value])
    if (!merged.ok) return { ...report, outcome: 'OVER_MAXIMUM', whyNot: cartMessages.overInCart }
    if (apart.length + merged.value.length > limits.cartItems)
      return { ...report, outcome: 'CART_FULL', whyNot: cartMessages.cartFull }
    lines = merged.value
    if (editId) edits.add(editId)
    return { ...report, outcome: 'ADDED', whyNot: null }
  })
  return { lines: [...apart, ...lines], reports, edits: [...edits] }
}
