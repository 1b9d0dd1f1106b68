import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { durations, limits, type SentTo } from '@volute/domain/core/kernel'
import { historyStart, searchOrderHistory } from '@volute/domain/buying/orders'
import { query } from '../../../core/api/index.ts'
import { todayAtShop } from '../../../core/ui/shop-day.ts'
import { columnsByWord, type ColumnWord } from './history-search-params.ts'

const route = getRouteApi('/framed/signed-in/order-history')

export type OrderHistory = ReturnType<typeof useOrderHistory>

/** The page of the history that the address names, and the ways to another one. */
export function useOrderHistory() {
  const { search = '', days = 0, sort = 'date', dir = 'desc', page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const asked: SentTo<typeof searchOrderHistory> = {
    dateSearchStart: historyStart(days, todayAtShop()),
    searchValue: search.slice(0, limits.searchValue),
    columnName: columnsByWord[sort],
    sortDirection: dir === 'asc' ? 'ASC' : 'DESC',
    pageNumber: page,
    rowsPerPage: limits.pageSize,
  }
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query(searchOrderHistory, asked),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.pendingPoNumbers.length ? durations.orderPoll : false),
  })
  return {
    data,
    error,
    isStale: isPlaceholderData,
    retry: () => void refetch(),
    asked,
    search,
    days,
    sort,
    dir,
    page,
    searchFor: (text: string) => go({ search: text.trim() || undefined }),
    lookBack: (chosen: number) => go({ days: chosen || undefined }),
    sortBy: (column: ColumnWord) => go({ sort: column, dir: nextDirection(column) }),
    turnTo: (next: number) =>
      void navigate({ search: (now) => ({ ...now, page: next > 1 ? next : undefined }) }),
  }

  /** Another search, filter or sort starts at page 1. */
  function go(change: {
    search?: string | undefined
    days?: number | undefined
    sort?: ColumnWord
    dir?: 'asc' | 'desc'
  }) {
    void navigate({ search: (now) => ({ ...now, ...change, page: undefined }), resetScroll: false })
  }

  /** A second click turns the direction; dates and sums begin with the greatest. */
  function nextDirection(column: ColumnWord): 'asc' | 'desc' {
    if (column === sort) return dir === 'asc' ? 'desc' : 'asc'
    return column === 'date' || column === 'total' ? 'desc' : 'asc'
  }
}
