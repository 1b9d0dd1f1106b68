import { cartMessages, type Goods, mergeIntoCart } from '../cart/index.ts'
import { type Checked, firstError, invalid, limits, valid } from '../kernel/index.ts'

type Line = Goods & { quantity: number }

/**
 * Puts an old order's lines into a cart one by one, each by the cart's own rule, and says of each why not:
 * 998 of a part in the cart and 2 more are over the maximum, the line after it still goes in.
 */
export function mergeReordered<L extends Line>(cart: readonly L[], ordered: readonly Checked<L>[]) {
  let lines = [...cart]
  const refusals = ordered.map((line) => {
    const merged = line.ok ? addOne(lines, line.value) : line
    if (!merged.ok) return firstError(merged)
    lines = merged.value
    return null
  })

  return { lines, refusals }
}

function addOne<L extends Line>(lines: readonly L[], line: L): Checked<L[]> {
  const merged = mergeIntoCart(lines, [line])
  if (!merged.ok) return merged
  if (merged.value.length > limits.cartItems) return invalid('cart', 'NOT_ALLOWED', cartMessages.cartFull)

  return valid(merged.value)
}
