import { formatNumber } from '../../core/kernel/index.ts'

/** Formats a weight: `12.5` pounds become `12.5 lbs`; an unknown or zero weight becomes `N/A` (PART-04, CART-01, CONST-08). */
export function formatWeight(pounds: number | null): string {
  return pounds ? `${formatNumber(pounds)} lbs` : 'N/A'
}

/** Formats a weight where no column header names it: `12.5 lbs`, or `Weight N/A` (PART-04). */
export function labelledWeight(pounds: number | null): string {
  return pounds ? formatWeight(pounds) : `Weight ${formatWeight(pounds)}`
}

/** Weight of an order in pounds, to the thousandth; an unknown weight counts as 0 (CART-25, OQ-43). */
export function orderWeight(lines: readonly { weight: number | null; quantity: number }[]): number {
  const thousandths = lines.reduce(
    (sum, line) => sum + Math.round((line.weight ?? 0) * 1000) * line.quantity,
    0,
  )

  return thousandths / 1000
}

/** The pump's trim on the BOM page: `9.250 in`, or `Unknown` when absent or not above 0 (LOOKUP-04, CONST-08). */
export function formatBomTrim(inches: number | null): string {
  return inches !== null && inches > 0 ? `${inches.toFixed(3)} in` : 'Unknown'
}

/** A trim in the cart, such as `5.10` (CART-20, CONST-08). */
export function formatCartTrim(inches: number): string {
  return inches.toFixed(2)
}

/** `Full Trim`, or `Trim 9.25 in`. */
export function describeTrim(inches: number): string {
  return inches === 0 ? 'Full Trim' : `Trim ${formatCartTrim(inches)} in`
}

/** The trim on the serial page: `5.100 IN`, or `N/A` when there is none (SERIAL-02). */
export function formatSerialTrim(inches: number | null): string {
  return inches === null ? 'N/A' : `${inches.toFixed(3)} IN`
}

/** The impeller's angle on the serial page: `5.000 DEG`, or `N/A` when there is none (SERIAL-02). */
export function formatSerialAngle(degrees: number | null): string {
  return degrees === null ? 'N/A' : `${degrees.toFixed(3)} DEG`
}
