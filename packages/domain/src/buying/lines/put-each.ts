import { cartMessages, type Goods, mergeIntoCart } from '../cart/index.ts'
import { type Checked, limits } from '../../core/kernel/index.ts'
import type { LineReport } from './report-line.ts'

type Line = Goods & { quantity: number }

/** A line that has been reported on, and what it would put into the cart, if anything. */
export interface Reported<L> {
  report: LineReport
  checked: Checked<L> | null
  editId?: string | undefined
}

/**
 * Puts the lines that are ready into a cart one by one, each by the cart's own rule, and reports what became of each: 998 of a
 * part in the cart and 2 more are over the maximum, the line after it still goes in.
 * What the cart has taken before is not put again; `edits` are those that it takes now.
 */
export function putEach<L extends Line>(
  cart: readonly L[],
  wanted: readonly Reported<L>[],
  taken: readonly string[] = [],
) {
  let lines = [...cart]
  const edits = new Set<string>()
  const reports = wanted.map(({ report, checked, editId = '' }): LineReport => {
    if (edits.has(editId) || taken.includes(editId)) return { ...report, outcome: 'ADDED', whyNot: null }
    if (!checked?.ok) return report
    const merged = mergeIntoCart(lines, [checked.value])
    if (!merged.ok) return { ...report, outcome: 'OVER_MAXIMUM', whyNot: cartMessages.overInCart }
    if (merged.value.length > limits.cartItems)
      return { ...report, outcome: 'CART_FULL', whyNot: cartMessages.cartFull }
    lines = merged.value
    if (editId) edits.add(editId)
    return { ...report, outcome: 'ADDED', whyNot: null }
  })
  return { lines, reports, edits: [...edits] }
}
