import { useQueries } from '@tanstack/react-query'
import { getLeadTime } from '@volute/domain/lead-time'
import { queryClient, queryKey } from '../api/index.ts'
import { leadTimeQuery, pause, type ReadyDate, readyDate, type Wish } from './ready-date.ts'
import { useSettled } from '../ui/use-settled.ts'

/** When each of several parts is ready to ship, in their order; as `useReadyDate` (LEAD-10). */
export function useReadyDates(
  wishes: readonly Wish[],
): { ready: ReadyDate | undefined; error: Error | null }[] {
  const queries = wishes.map(leadTimeQuery)
  const isSettled = useSettled(JSON.stringify(queries.map((query) => query.queryKey)), pause)
  const answers = useQueries({
    queries: queries.map((query) => ({ ...query, enabled: query.enabled && isSettled })),
  })
  return wishes.map((wish, index) => {
    const { data, error = null } = answers[index] ?? {}
    return { ready: data && readyDate(data.dateAvailable, wish), error }
  })
}

/** Asks again for every date that could not be had. */
export function retryReadyDates() {
  void queryClient.refetchQueries({
    queryKey: queryKey(getLeadTime),
    predicate: ({ state }) => state.status === 'error',
  })
}
