import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { durations, pageOf, type SentTo } from '@volute/domain/core/kernel'
import { listManagedOrders } from '@volute/domain/buying/orders'
import { query } from '../../../core/api/index.ts'

const route = getRouteApi('/framed/signed-in/manage/orders')

export type DeskOrders = ReturnType<typeof useDeskOrders>

/** The page of the desk that the address names, kept fresh, and the ways to another one (E66). */
export function useDeskOrders() {
  const { search = '', ...place } = route.useSearch()
  // A search looks everywhere; the work begins with what waits longest.
  const status = place.status ?? (search === '' ? 'To Do' : 'All')
  const dir = place.dir ?? (status === 'To Do' ? 'asc' : 'desc')
  const page = place.page ?? 1
  const navigate = route.useNavigate()
  const asked: SentTo<typeof listManagedOrders> = {
    ...pageOf(page, search),
    status,
    sortDirection: dir === 'asc' ? 'ASC' : 'DESC',
  }
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query(listManagedOrders, asked),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: durations.deskPoll,
  })
  return {
    asked,
    data,
    error,
    isStale: isPlaceholderData,
    retry: () => void refetch(),
    search,
    status,
    dir,
    page,
    searchFor: (text: string) => go({ search: text.trim() || undefined }),
    turnRound: () => go({ dir: dir === 'desc' ? 'asc' : 'desc' }),
    turnTo: (next: number) =>
      void navigate({ search: (now) => ({ ...now, page: next > 1 ? next : undefined }) }),
  }

  /** Another search or sort starts at page 1. */
  function go(change: { search?: string | undefined; dir?: 'asc' | 'desc' }) {
    void navigate({ search: (now) => ({ ...now, ...change, page: undefined }), resetScroll: false })
  }
}
