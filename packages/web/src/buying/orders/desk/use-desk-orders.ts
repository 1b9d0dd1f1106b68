import { getRouteApi } from '@tanstack/react-router'
import { durations } from '@volute/domain/core/kernel'
import { listManagedOrders } from '@volute/domain/buying/orders'
import { useList } from '../../../core/api/index.ts'

const route = getRouteApi('/framed/signed-in/manage/orders')

export type DeskOrders = ReturnType<typeof useDeskOrders>

/** Page of the desk that the URL specifies, refreshed regularly, and navigation to others (E66). */
export function useDeskOrders() {
  const { search = '', page, ...place } = route.useSearch()
  // A search covers all orders; without one, the orders waiting longest come first.
  const status = place.status ?? (search === '' ? 'To Do' : 'All')
  const dir = place.dir ?? (status === 'To Do' ? 'asc' : 'desc')
  const list = useList(listManagedOrders, {
    page,
    text: search,
    order: { sort: 'received', dir },
    input: { status },
    refetchInterval: durations.deskPoll,
  })
  return {
    ...list,
    search,
    status,
    searchFor: (text: string) => list.go({ search: text.trim() || undefined }),
  }
}
