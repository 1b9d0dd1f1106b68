import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { listFleet, listOfferedPumps, listSites } from '@volute/domain/service/fleet'
import { query, queryClient, queryKey, useFilteredList } from '../../core/api/index.ts'

const route = getRouteApi('/framed/signed-in/fleet')

export type Fleet = ReturnType<typeof useFleet>

/** Page of the fleet given by the URL, and functions to change it (FLEET-01). */
export function useFleet() {
  const { site, retired, sort = 'tag', dir = 'asc' } = route.useSearch()
  const isRetired = retired !== undefined
  const list = useFilteredList(listFleet, {
    order: { sort, dir },
    input: {
      ...(site !== undefined && { siteId: String(site) }),
      state: isRetired ? 'RETIRED' : 'IN_USE',
      columnName: sort,
    },
  })
  return {
    ...list,
    site,
    isRetired,
    isNarrowed: list.filter !== '' || site !== undefined || isRetired,
    showSite: (siteId: number | undefined) => list.go({ site: siteId }),
    showRetired: (shown: boolean) => list.go({ retired: shown ? 'yes' : undefined }),
  }
}

/** Sites of the company; empty while loading. */
export function useSites() {
  return useQuery(query(listSites, {})).data?.sites ?? []
}

/** Reloads the fleet after a change. */
export async function reloadFleet(): Promise<void> {
  await Promise.all(
    [listFleet, listSites, listOfferedPumps].map((endpoint) =>
      queryClient.invalidateQueries({ queryKey: queryKey(endpoint) }),
    ),
  )
}
