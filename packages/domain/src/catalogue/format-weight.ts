/** `12.5` pounds read `12.5 lbs`; an unknown or zero weight reads `N/A` (PART-04). */
export function formatWeight(pounds: number | null): string {
  return pounds ? `${pounds.toLocaleString('en-US')} lbs` : 'N/A'
}

/** What an order weighs in pounds, to the thousandth; an unknown weight counts 0 (CART-25, OQ-43). */
export function orderWeight(lines: readonly { weight: number | null; quantity: number }[]): number {
  const thousandths = lines.reduce(
    (sum, line) => sum + Math.round((line.weight ?? 0) * 1000) * line.quantity,
    0,
  )

  return thousandths / 1000
}
