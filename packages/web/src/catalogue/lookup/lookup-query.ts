import { queryOptions } from '@tanstack/react-query'
import { getLookup } from '@volute/domain/catalogue'
import { durations } from '@volute/domain/kernel'
import { call, FRESH_FOR, queryKey } from '../../api/index.ts'
import type { LookupPlace, ShownLookup } from '../kept/lookup-place.ts'
import { orKept } from '../kept/or-kept.ts'

/**
 * A look-up as TanStack Query wants it: the page's, and the one that starts before it. Without a network it is what this
 * device has kept, and the network is tried again until it answers.
 */
export function lookupQuery(place: LookupPlace) {
  return queryOptions<ShownLookup>({
    queryKey: queryKey(getLookup, place),
    queryFn: (of) => {
      const live = call(getLookup, place, { signal: of.signal })
      return orKept<ShownLookup>(
        live.then((lookup) => ({ lookup, keptAt: null })),
        () => readCopy(place),
        of,
      )
    },
    networkMode: 'always',
    staleTime: ({ state }) => (state.data?.keptAt ? 0 : FRESH_FOR),
    refetchInterval: ({ state }) => (state.data?.keptAt ? durations.pageWait : false),
  })
}

async function readCopy(place: LookupPlace): Promise<ShownLookup> {
  const copies = await import('../kept/read-copy.ts')
  return copies.readCopy(place)
}
