import { getRouteApi } from '@tanstack/react-router'
import { durations } from '@volute/domain/core/kernel'
import { dueFilters, listManagedOrders } from '@volute/domain/buying/orders'
import { useList } from '../../../core/api/index.ts'

const route = getRouteApi('/framed/signed-in/manage/orders')

export type DeskOrders = ReturnType<typeof useDeskOrders>

/** Page of the desk that the URL specifies, refreshed regularly, and navigation to others (E66, DESK-27). */
export function useDeskOrders() {
  const { search = '', page, ...place } = route.useSearch()
  // A search covers all orders; without one, the orders waiting longest come first. Late and due ones come by their date.
  const status = place.status ?? (search === '' ? 'To Do' : 'All')
  const isDue = dueFilters.some((one) => one === status)
  const sort = (place.sort ?? (isDue ? 'ship' : 'received')) === 'ship' ? 'ship' : 'received'
  const dir = place.dir ?? (isDue || status === 'To Do' || sort === 'ship' ? 'asc' : 'desc')
  const list = useList(listManagedOrders, {
    page,
    text: search,
    order: { sort, dir },
    input: { status, columnName: sort === 'ship' ? 'Ship By' : 'Order Date' },
    refetchInterval: durations.deskPoll,
  })
  return {
    ...list,
    search,
    status,
    searchFor: (text: string) => list.go({ search: text.trim() || undefined }),
  }
}
