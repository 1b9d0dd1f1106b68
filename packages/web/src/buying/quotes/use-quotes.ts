import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { pageOf, type SentTo } from '@volute/domain/core/kernel'
import { listQuotes, type QuoteColumn } from '@volute/domain/buying/quotes'
import { query, failureOf } from '../../core/api/index.ts'

const route = getRouteApi('/framed/signed-in/sales-quotes')

export type Quotes = ReturnType<typeof useQuotes>

/** The page of quotes that the address names, and the ways to others (QUOTE-05 to QUOTE-08). */
export function useQuotes() {
  const { search = '', days = 0, sort = 'created', dir = 'desc', page = 1, quote } = route.useSearch()
  const navigate = route.useNavigate()
  const wanted: SentTo<typeof listQuotes> = {
    ...pageOf(page, search),
    days,
    columnName: sort,
    sortDirection: dir === 'asc' ? 'ASC' : 'DESC',
  }
  const { data, error, refetch } = useQuery({
    ...query(listQuotes, wanted),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return {
    wanted,
    data,
    failure: error && failureOf(error),
    retry: () => void refetch(),
    search,
    days,
    sort,
    dir,
    page,
    quote,
    searchFor: (text: string) => go({ search: text || undefined }, true),
    lookBack: (chosen: number) => go({ days: chosen || undefined }),
    sortBy: (column: QuoteColumn) => go({ sort: column, dir: nextDirection(column) }),
    turnTo: (next: number) =>
      void navigate({ search: (now) => ({ ...now, page: next > 1 ? next : undefined }) }),
    closeDetails: () =>
      void navigate({ search: ({ quote: _, ...now }) => now, replace: true, resetScroll: false }),
  }

  /** Another search, filter or sort starts at page 1. */
  function go(
    change: {
      search?: string | undefined
      days?: number | undefined
      sort?: QuoteColumn
      dir?: 'asc' | 'desc'
    },
    replace = false,
  ) {
    void navigate({
      search: (now) => ({ ...now, ...change, page: undefined }),
      replace,
      resetScroll: false,
    })
  }

  /** A second click turns the direction; dates begin with the newest. */
  function nextDirection(column: QuoteColumn): 'asc' | 'desc' {
    if (column === sort) return dir === 'asc' ? 'desc' : 'asc'
    return column === 'created' || column === 'ordered' ? 'desc' : 'asc'
  }
}
