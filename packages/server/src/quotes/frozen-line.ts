import type { SavedQuote } from './quote-store.ts'

/** Number, description, unit and price of a part as a quote froze them, alike in all its lines (OQ-53). */
export function frozenLine(quote: SavedQuote, partId: number) {
  const line = quote.lines.find((one) => one.partId === partId)
  if (!line) return undefined
  const { partNumber, description, unitName, priceCents } = line
  return { partNumber, description, unitName, priceCents }
}
