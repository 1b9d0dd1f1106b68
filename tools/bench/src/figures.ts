/** Value that this share of all values does not exceed: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0
}

/** Formats milliseconds with their significant digits: `0.31`, `4.2`, `118`. */
export function sayMs(ms: number): string {
  const digits = ms < 1 ? 2 : ms < 20 ? 1 : 0
  return ms.toFixed(digits)
}

/** Formats bytes in thousands: `104.2`. */
export function sayKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

/** Formats the ratio of a value to a measure: `×3.4`. */
export function sayTimes(value: number, measure: number): string {
  const times = value / measure
  return `×${times.toFixed(times < 20 ? 1 : 0)}`
}
