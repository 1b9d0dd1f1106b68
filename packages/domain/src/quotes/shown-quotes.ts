import { durations } from '../kernel/index.ts'
import type { QuoteRow } from './quote.ts'

/** What the list sorts by (QUOTE-08). */
export const quoteColumns = ['number', 'name', 'created', 'ordered'] as const
export type QuoteColumn = (typeof quoteColumns)[number]

interface Wanted {
  /** A part of the name, in any case. */
  search: string
  /** How many days back it was saved; 0 for all time. */
  days: number
  sort: QuoteColumn
  dir: 'asc' | 'desc'
}

const byNumber = (a: QuoteRow, b: QuoteRow) => a.salesQuoteId - b.salesQuoteId
const compare: Record<QuoteColumn, (a: QuoteRow, b: QuoteRow) => number> = {
  number: byNumber,
  name: (a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'accent' }),
  created: (a, b) => Date.parse(a.createdUtc) - Date.parse(b.createdUtc),
  ordered: (a, b) => Date.parse(a.receivedUtc ?? '') - Date.parse(b.receivedUtc ?? ''),
}

/** The quotes that are wanted, in their order: nulls last in both directions, ties by number (QUOTE-06 to QUOTE-08, OQ-84). */
export function shownQuotes(quotes: readonly QuoteRow[], wanted: Wanted, now: Date): QuoteRow[] {
  const { days, sort, dir } = wanted
  const search = wanted.search.trim().toLowerCase()
  const since = days === 0 ? Number.NEGATIVE_INFINITY : now.getTime() - days * durations.day
  const found = quotes.filter(
    ({ name, createdUtc }) => name.toLowerCase().includes(search) && Date.parse(createdUtc) >= since,
  )
  const isLast = (quote: QuoteRow) => sort === 'ordered' && quote.receivedUtc === null

  const sorted = found.toSorted((a, b) => compare[sort](a, b) || byNumber(a, b))
  const directed = dir === 'asc' ? sorted : sorted.toReversed()
  return [...directed.filter((quote) => !isLast(quote)), ...directed.filter(isLast)]
}
