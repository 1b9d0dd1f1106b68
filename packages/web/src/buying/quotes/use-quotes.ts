import { getRouteApi } from '@tanstack/react-router'
import { listQuotes } from '@volute/domain/buying/quotes'
import { useList } from '../../core/api/index.ts'

const route = getRouteApi('/framed/signed-in/sales-quotes')

export type Quotes = ReturnType<typeof useQuotes>

/** Page of quotes that the address names, and the navigation to others (QUOTE-05 to QUOTE-08). */
export function useQuotes() {
  const { search = '', days = 0, sort = 'created', dir = 'desc', page, quote } = route.useSearch()
  const navigate = route.useNavigate()
  const list = useList(listQuotes, {
    page,
    text: search,
    order: { sort, dir, greatestFirst: ['created', 'ordered'] },
    input: { days, columnName: sort },
  })
  return {
    ...list,
    search,
    days,
    quote,
    searchFor: (text: string) => list.go({ search: text || undefined }, { replace: true }),
    lookBack: (chosen: number) => list.go({ days: chosen || undefined }),
    closeDetails: () =>
      void navigate({ search: ({ quote: _, ...now }) => now, replace: true, resetScroll: false }),
  }
}
