import { useQueries, useQuery } from '@tanstack/react-query'
import { getLeadTimes, pacificDate } from '@volute/domain/lead-time'
import { queryClient, queryKey } from '../api/index.ts'
import { leadTimeQuery, readyDate, type ReadyDate, type Wish } from './ready-date.ts'

/** When each of several parts is ready to ship, in their order; as `useReadyDate`. */
export function useReadyDates(
  wishes: readonly Wish[],
): { ready: ReadyDate | undefined; error: Error | null }[] {
  const answers = useQueries({ queries: wishes.map(leadTimeQuery) })
  const today = pacificDate(new Date())
  return wishes.map((wish, index) => {
    const { data, error = null } = answers[index] ?? {}
    return { ready: data === undefined ? data : readyDate(data, wish, today), error }
  })
}

/** Asks again, in one call, for every date on the screen that could not be had. */
export function retryReadyDates() {
  void queryClient.refetchQueries({
    queryKey: queryKey(getLeadTimes),
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  })
}

/** When a part is ready to ship, asked for after a pause in typing (LEAD-01 to LEAD-05); undefined while it waits. */
export function useReadyDate(
  wish: Wish,
  isWanted = true,
): { ready: ReadyDate | undefined; error: Error | null } {
  const query = leadTimeQuery(wish)
  const { data, error } = useQuery({ ...query, enabled: isWanted && query.enabled })
  return { ready: data === undefined ? data : readyDate(data, wish), error }
}
