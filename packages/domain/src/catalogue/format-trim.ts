/** The pump's trim on the BOM page: `9.250 in`, or `Unknown` when absent or not above 0 (LOOKUP-04). */
export function formatBomTrim(inches: number | null): string {
  return inches !== null && inches > 0 ? `${inches.toFixed(3)} in` : 'Unknown'
}

/** A trim in the cart, such as `5.10` (CART-20). */
export function formatCartTrim(inches: number): string {
  return inches.toFixed(2)
}

/** The trim on the serial page: `5.100 IN`, or `N/A` when there is none (SERIAL-02). */
export function formatSerialTrim(inches: number | null): string {
  return inches === null ? 'N/A' : `${inches.toFixed(3)} IN`
}

/** The impeller's angle on the serial page: `5.000 DEG`, or `N/A` when there is none (SERIAL-02). */
export function formatSerialAngle(degrees: number | null): string {
  return degrees === null ? 'N/A' : `${degrees.toFixed(3)} DEG`
}
