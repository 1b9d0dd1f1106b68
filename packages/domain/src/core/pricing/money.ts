import { formatDollars } from '../kernel/index.ts'

/** Converts dollars to cents: `1.15` becomes 115. Money is sent as dollars with two decimals and computed in whole cents. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}

export function toDollars(cents: number): number {
  return cents / 100
}

/** Formats a price: `1234.5` dollars become `$1,234.50`; a part without a price gets `N/A` (PART-03, PART-05, CONST-08). */
export function formatPrice(dollars: number | null): string {
  return dollars === null ? 'N/A' : formatDollars(dollars)
}

/** Formats dollars for spreadsheets: `1234.5` becomes `1234.50`; null without a price. */
export function plainDollars(price: number | null): string | null {
  return price === null ? null : price.toFixed(2)
}

export interface ParsedPrice {
  cents: number
  /** True when digits beyond the cents were rounded away. */
  rounded: boolean
}

/** Parses a price in plain decimal text, rounding half up to the cent: `'12.345'` is 1235 cents. Null for other text. */
export function parsePrice(text: string): ParsedPrice | null {
  const match = /^(?=.)([0-9]{0,10})(?:\.([0-9]{1,20}))?$/.exec(text.trim())
  if (!match) return null

  const [, dollars = '', fraction = ''] = match
  const cents = Number(dollars + fraction.slice(0, 2).padEnd(2, '0'))
  const rest = fraction.slice(2)
  return { cents: cents + (rest >= '5' ? 1 : 0), rounded: /[1-9]/.test(rest) }
}
