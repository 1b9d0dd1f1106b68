/**
 * The ship by and need by date of an order: the earliest ready date when it may ship in parts, else the latest
 * (CHECKOUT-21). Null for an empty order and as soon as one line has no ready date (CHECKOUT-16).
 */
export function requestedShipDate(
  readyDates: readonly (string | null)[],
  allowPartial: boolean,
): string | null {
  const known = readyDates.filter((date) => date !== null).toSorted()
  if (known.length < readyDates.length) return null

  return (allowPartial ? known.at(0) : known.at(-1)) ?? null
}
