/** What decides whether two lines hold the same goods; the browser's fields hold impeller values as text. */
export interface Goods {
  units: string
  partId: number
  paintColorId: number | null
  impellerTrim: number | string | null
  impellerAngle: number | string | null
}

/**
 * Whether two lines of a cart are duplicates: other ids, both sold per EA, same part, paint, trim and angle (CART-13).
 * A trim of `'5.0'` equals `'5.00'`; a missing trim equals a missing one only, never 0.
 */
export function areDuplicates(a: Goods & { cartItemId: number }, b: Goods & { cartItemId: number }): boolean {
  return a.cartItemId !== b.cartItemId && areSameGoods(a, b)
}

/** The same comparison for a line that has no id yet. */
export function areSameGoods(a: Goods, b: Goods): boolean {
  return (
    a.units === 'EA' &&
    b.units === 'EA' &&
    a.partId === b.partId &&
    a.paintColorId === b.paintColorId &&
    isSameNumber(a.impellerTrim, b.impellerTrim) &&
    isSameNumber(a.impellerAngle, b.impellerAngle)
  )
}

function isSameNumber(a: Goods['impellerTrim'], b: Goods['impellerTrim']): boolean {
  if (a === null || b === null) return a === b

  return Number(a) === Number(b)
}
