import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { listQuotes, type QuoteColumn, shownQuotes } from '@volute/domain/quotes'
import { query } from '../api/index.ts'

const route = getRouteApi('/framed/signed-in/sales-quotes')

export type Quotes = ReturnType<typeof useQuotes>

/** The quotes that the address asks for, and the ways to others (QUOTE-05 to QUOTE-08). */
export function useQuotes() {
  const { search = '', days = 0, sort = 'created', dir = 'desc', quote } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery({
    ...query(listQuotes, {}),
    staleTime: 0,
  })
  return {
    quotes: data && shownQuotes(data.salesQuotes, { search, days, sort, dir }, new Date()),
    error,
    retry: () => void refetch(),
    search,
    days,
    sort,
    dir,
    quote,
    searchFor: (text: string) => go({ search: text || undefined }, true),
    lookBack: (chosen: number) => go({ days: chosen || undefined }),
    sortBy: (column: QuoteColumn) => go({ sort: column, dir: nextDirection(column) }),
    closeDetails: () => go({ quote: undefined }, true),
  }

  function go(
    change: {
      search?: string | undefined
      days?: number | undefined
      sort?: QuoteColumn
      dir?: 'asc' | 'desc'
      quote?: undefined
    },
    replace = false,
  ) {
    void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
  }

  /** A second click turns the direction; dates begin with the newest. */
  function nextDirection(column: QuoteColumn): 'asc' | 'desc' {
    if (column === sort) return dir === 'asc' ? 'desc' : 'asc'
    return column === 'created' || column === 'ordered' ? 'desc' : 'asc'
  }
}
