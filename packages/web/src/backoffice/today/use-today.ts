import { useQuery } from '@tanstack/react-query'
import { figuresFor, getToday, getTodayCounts } from '@volute/domain/backoffice/today'
import { durations } from '@volute/domain/core/kernel'
import { isProvider, query, queryClient, useSession } from '../../core/api/index.ts'

/** Figures of the day, refetched when a page with them opens after more than a minute; never by a timer (TODAY-01). */
export function useToday() {
  const { user } = useSession()
  const enabled = figuresFor(user).length > 0
  return useQuery({ ...query(getToday, {}), enabled, staleTime: durations.todayMemory })
}

/** Counts for the menu, requested when it opens, at most once a minute (TODAY-05). */
export function useMenuCounts() {
  const { user } = useSession()
  const wanted = { ...query(getTodayCounts, {}), staleTime: durations.todayMemory }
  const { data } = useQuery({ ...wanted, enabled: false })
  const isStaff = isProvider(user) && figuresFor(user).length > 0
  return {
    counts: data?.counts,
    refresh: () => isStaff && void queryClient.query(wanted).catch(() => undefined),
  }
}
