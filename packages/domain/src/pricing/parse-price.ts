export interface ParsedPrice {
  cents: number
  /** Whether anything beyond the cents was rounded away. */
  rounded: boolean
}

/** Reads a price of plain decimal text, rounding half up to the cent: `'12.345'` is 1235 cents. Null for other text. */
export function parsePrice(text: string): ParsedPrice | null {
  const match = /^(?=.)([0-9]{0,10})(?:\.([0-9]{1,20}))?$/.exec(text.trim())
  if (!match) return null

  const [, dollars = '', fraction = ''] = match
  const cents = Number(dollars + fraction.slice(0, 2).padEnd(2, '0'))
  const rest = fraction.slice(2)
  return { cents: cents + (rest >= '5' ? 1 : 0), rounded: /[1-9]/.test(rest) }
}
