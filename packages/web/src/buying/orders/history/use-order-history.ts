import { getRouteApi } from '@tanstack/react-router'
import { durations, limits } from '@volute/domain/core/kernel'
import { historyStart, searchOrderHistory } from '@volute/domain/buying/orders'
import { useList } from '../../../core/api/index.ts'
import { todayAtShop } from '../../../core/ui/shop-day.ts'
import { columnsByWord } from './history-search-params.ts'

const route = getRouteApi('/framed/signed-in/order-history')

export type OrderHistory = ReturnType<typeof useOrderHistory>

/** Page of the history that the URL specifies, and navigation to others. */
export function useOrderHistory() {
  const { search = '', days = 0, sort = 'date', dir = 'desc', page = 1 } = route.useSearch()
  const list = useList(searchOrderHistory, {
    page,
    text: search,
    order: { sort, dir, greatestFirst: ['date', 'total'] },
    input: {
      dateSearchStart: historyStart(days, todayAtShop()),
      columnName: columnsByWord[sort],
      pageNumber: page,
      rowsPerPage: limits.pageSize,
    },
    refetchInterval: (found) => (found?.pendingPoNumbers.length ? durations.orderPoll : false),
  })
  return {
    ...list,
    search,
    days,
    searchFor: (text: string) => list.go({ search: text.trim() || undefined }),
    lookBack: (chosen: number) => list.go({ days: chosen || undefined }),
  }
}
