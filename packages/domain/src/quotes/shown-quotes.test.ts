import { describe, expect, it } from 'vitest'
import type { QuoteRow } from './quote.ts'
import { type QuoteColumn, shownQuotes } from './shown-quotes.ts'

const now = new Date('2026-11-20T12:00:00Z')
const all = { search: '', days: 0, sort: 'created', dir: 'desc' } as const

function quote(
  salesQuoteId: number,
  name: string,
  createdUtc: string,
  receivedUtc: string | null = null,
): QuoteRow {
  return { salesQuoteId, name, createdUtc, receivedUtc, salesOrderId: receivedUtc && '100001' }
}
const quotes = [
  quote(1, 'wet end', '2026-11-20T11:00:00Z'),
  quote(2, 'Seals', '2026-10-21T12:00:00Z', '2026-10-30T12:00:00Z'),
  quote(3, 'Wet end, spring', '2026-10-21T11:59:59Z', '2026-10-25T12:00:00Z'),
  quote(4, 'adapter', '2025-01-01T12:00:00Z'),
]
const ids = (wanted: Partial<Parameters<typeof shownQuotes>[1]>) =>
  shownQuotes(quotes, { ...all, ...wanted }, now).map(({ salesQuoteId }) => salesQuoteId)

describe('the list of quotes', () => {
  it.each([
    ['WET END', [1, 3]],
    [' spring ', [3]],
    ['nothing', []],
  ])('QUOTE-06 TV-16: the name contains %j in any case', (search, expected) => {
    expect(ids({ search })).toEqual(expected)
  })

  it.each([
    [30, [1, 2]],
    [90, [1, 2, 3]],
    [365, [1, 2, 3]],
    [0, [1, 2, 3, 4]],
  ])('QUOTE-07 CONST-06 OQ-81: %i days count back from this moment', (days, expected) => {
    expect(ids({ days })).toEqual(expected)
  })

  it.each<[QuoteColumn, 'asc' | 'desc', number[]]>([
    ['created', 'desc', [1, 2, 3, 4]],
    ['created', 'asc', [4, 3, 2, 1]],
    ['number', 'asc', [1, 2, 3, 4]],
    ['name', 'asc', [4, 2, 1, 3]],
    ['ordered', 'asc', [3, 2, 1, 4]],
    ['ordered', 'desc', [2, 3, 4, 1]],
  ])('QUOTE-08 OQ-84: by %s, %s', (sort, dir, expected) => {
    expect(ids({ sort, dir })).toEqual(expected)
  })

  it('OQ-84: ties stand by their number', () => {
    const twins = [quote(8, 'Same', '2026-11-01T00:00:00Z'), quote(7, 'same', '2026-11-01T00:00:00Z')]
    const byName = shownQuotes(twins, { ...all, sort: 'name', dir: 'asc' }, now)
    expect(byName.map(({ salesQuoteId }) => salesQuoteId)).toEqual([7, 8])
  })
})
