import { getRouteApi } from '@tanstack/react-router'
import { durations } from '@volute/domain/core/kernel'
import { type ClaimFilter, listManagedClaims } from '@volute/domain/service/returns'
import { useFilteredList } from '../../core/api/index.ts'

const route = getRouteApi('/framed/signed-in/manage/claims')

export type Claims = ReturnType<typeof useClaims>

/** Page of the claims given by the URL, refreshed regularly, and functions to change it (CLAIM-07). */
export function useClaims() {
  const { shown: status = 'OPEN', dir } = route.useSearch()
  const list = useFilteredList(listManagedClaims, {
    // Open claims start with the oldest.
    order: { sort: 'claimed', dir: dir ?? (status === 'OPEN' ? 'asc' : 'desc') },
    input: { status },
    refetchInterval: durations.deskPoll,
  })
  return {
    ...list,
    status,
    show: (next: ClaimFilter) => list.go({ shown: next === 'OPEN' ? undefined : next, dir: undefined }),
  }
}
