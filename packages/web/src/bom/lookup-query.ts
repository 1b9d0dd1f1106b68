import { queryOptions } from '@tanstack/react-query'
import { getLookup, lookup as lookupShape } from '@volute/domain/bom'
import { type SearchType } from '@volute/domain/search'
import { durations, type ReplyOf } from '@volute/domain/kernel'
import { call, COPY_ANSWER, STALE_TIME, listCopies, orKept, queryClient, queryKey } from '../api/index.ts'

/** What a look-up's page is of. */
export interface LookupPlace {
  type: SearchType
  identifier: string
}

/** A look-up as its page shows it: just answered, or kept on this device at a time, in milliseconds since 1970. */
export interface ShownLookup {
  lookup: ReplyOf<typeof getLookup>
  keptAt: number | null
}

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
    staleTime: ({ state }) => (state.data?.keptAt ? 0 : STALE_TIME),
    refetchInterval: ({ state }) => (state.data?.keptAt ? durations.pageWait : false),
  })
}

/** Asks for a BOM while its page's code is still on its way; one that is known already stays as it is. */
export function startLookup(place: LookupPlace): void {
  const lookup = lookupQuery(place)
  if (queryClient.getQueryState(lookup.queryKey)) return
  // The page asks for the same and tells what went wrong.
  queryClient.query(lookup).catch(() => undefined)
}

/** The page of a BOM as this device has kept it, with the time it is of; throws where it has not. */
async function readCopy({ type, identifier }: LookupPlace): Promise<ShownLookup> {
  const number = identifier.toUpperCase()
  const copies = await listCopies()
  const copy = copies.find((one) => one.type === type && one.identifier.toUpperCase() === number)
  const kept = copy && (await caches.match(COPY_ANSWER, { cacheName: copy.name }))
  if (!kept) throw new Error('This look-up is not kept.')
  // Another release may have kept it.
  return { lookup: lookupShape.parse(await kept.json()), keptAt: copy.keptAt }
}
