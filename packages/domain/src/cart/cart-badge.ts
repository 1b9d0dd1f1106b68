/** The number on the cart button: `!` when the fetch failed, nothing at 0, `99+` from 100 on (SHELL-50). */
export function cartBadge(quantity: number | null): string | null {
  if (quantity === null) return '!'
  if (quantity === 0) return null

  return quantity > 99 ? '99+' : String(quantity)
}
