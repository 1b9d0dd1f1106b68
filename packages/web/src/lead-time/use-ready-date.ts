import { useQuery } from '@tanstack/react-query'
import { leadTimeQuery, type ReadyDate, readyDate, type Wish } from './ready-date.ts'

/** When a part is ready to ship, asked for after a pause in typing (LEAD-01 to LEAD-05); undefined while it waits. */
export function useReadyDate(
  wish: Wish,
  isWanted = true,
): { ready: ReadyDate | undefined; error: Error | null } {
  const query = leadTimeQuery(wish)
  const { data, error } = useQuery({ ...query, enabled: isWanted && query.enabled })
  return { ready: data === undefined ? data : readyDate(data, wish), error }
}
