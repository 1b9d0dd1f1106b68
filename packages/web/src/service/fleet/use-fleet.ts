import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type FleetColumn, listFleet, listOfferedPumps, listSites } from '@volute/domain/service/fleet'
import { pageOf, type SentTo } from '@volute/domain/core/kernel'
import { query, queryClient, queryKey, failureOf } from '../../core/api/index.ts'

const route = getRouteApi('/framed/signed-in/fleet')

export type Fleet = ReturnType<typeof useFleet>

/** The page of the fleet that the address names, and the ways to others (FLEET-01). */
export function useFleet() {
  const { filter = '', site, retired, sort = 'tag', dir = 'asc', page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const asked: SentTo<typeof listFleet> = {
    ...pageOf(page, filter),
    ...(site !== undefined && { siteId: String(site) }),
    state: retired ? 'RETIRED' : 'IN_USE',
    columnName: sort,
    sortDirection: dir === 'asc' ? 'ASC' : 'DESC',
  }
  const { data, error, refetch } = useQuery({
    ...query(listFleet, asked),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return {
    asked,
    data,
    failure: error && failureOf(error),
    retry: () => void refetch(),
    filter,
    site,
    isRetired: retired !== undefined,
    sort,
    dir,
    page,
    isNarrowed: filter !== '' || site !== undefined || retired !== undefined,
    filterBy: (text: string) => go({ filter: text || undefined }),
    showSite: (siteId: number | undefined) => go({ site: siteId }),
    showRetired: (isRetired: boolean) => go({ retired: isRetired ? 'yes' : undefined }),
    sortBy: (column: FleetColumn) =>
      go({ sort: column, dir: column === sort && dir === 'asc' ? 'desc' : 'asc' }),
    turnTo: (next: number) =>
      void navigate({ search: (now) => ({ ...now, page: next > 1 ? next : undefined }) }),
  }

  /** Another filter or order starts at page 1. */
  function go(change: {
    filter?: string | undefined
    site?: number | undefined
    retired?: 'yes' | undefined
    sort?: FleetColumn
    dir?: 'asc' | 'desc'
  }) {
    void navigate({
      search: (now) => ({ ...now, ...change, page: undefined }),
      replace: true,
      resetScroll: false,
    })
  }
}

/** The company's sites; none while they are loaded. */
export function useSites() {
  return useQuery(query(listSites, {})).data?.sites ?? []
}

/** Reads the fleet again after a change of it. */
export async function reloadFleet(): Promise<void> {
  await Promise.all(
    [listFleet, listSites, listOfferedPumps].map((endpoint) =>
      queryClient.invalidateQueries({ queryKey: queryKey(endpoint) }),
    ),
  )
}
