import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { durations, pageOf, type SentTo } from '@volute/domain/core/kernel'
import { type ClaimFilter, listManagedClaims } from '@volute/domain/service/returns'
import { query, failureOf } from '../../core/api/index.ts'

const route = getRouteApi('/framed/signed-in/manage/claims')

export type Claims = ReturnType<typeof useClaims>

/** The page of the claims that the address names, kept fresh, and the ways to others (CLAIM-07). */
export function useClaims() {
  const { filter = '', shown: status = 'OPEN', ...place } = route.useSearch()
  // The work begins with what waits longest.
  const dir = place.dir ?? (status === 'OPEN' ? 'asc' : 'desc')
  const page = place.page ?? 1
  const navigate = route.useNavigate()
  const asked: SentTo<typeof listManagedClaims> = {
    ...pageOf(page, filter),
    status,
    sortDirection: dir === 'asc' ? 'ASC' : 'DESC',
  }
  const { data, error, refetch } = useQuery({
    ...query(listManagedClaims, asked),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: durations.deskPoll,
  })
  return {
    asked,
    data,
    failure: error && failureOf(error),
    retry: () => void refetch(),
    filter,
    status,
    dir,
    page,
    filterBy: (text: string) => go({ filter: text || undefined }),
    show: (next: ClaimFilter) => go({ shown: next === 'OPEN' ? undefined : next, dir: undefined }),
    turnRound: () => go({ dir: dir === 'desc' ? 'asc' : 'desc' }),
    turnTo: (next: number) =>
      void navigate({ search: (now) => ({ ...now, page: next > 1 ? next : undefined }) }),
  }

  /** Another filter or order starts at page 1. */
  function go(change: {
    filter?: string | undefined
    shown?: ClaimFilter | undefined
    dir?: 'asc' | 'desc' | undefined
  }) {
    void navigate({
      search: (now) => ({ ...now, ...change, page: undefined }),
      replace: true,
      resetScroll: false,
    })
  }
}
