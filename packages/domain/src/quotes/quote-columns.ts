/** What the list sorts by (QUOTE-08). */
export const quoteColumns = ['number', 'name', 'created', 'ordered'] as const
export type QuoteColumn = (typeof quoteColumns)[number]
