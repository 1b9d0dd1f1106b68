import { queryOptions } from '@tanstack/react-query'
import { getLookup } from '@volute/domain/catalogue/bom'
import type { SearchType } from '@volute/domain/catalogue/numbers'
import { durations, type ReplyOf } from '@volute/domain/core/kernel'
import {
  call,
  COPY_ANSWER,
  listCopies,
  orSaved,
  queryClient,
  queryKey,
  STALE_TIME,
  wasAskedEarly,
} from '../../core/api/index.ts'
import { drawingKindsQuery } from '../../catalogue/part/index.ts'
import type { SavedLookup } from './read-saved-lookup.ts'

const REMEMBERED_LOOKUPS = 10
/** In milliseconds. */
const SHORTLY = 150

/** Pump or BOM that a look-up's page shows. */
export interface LookupPlace {
  type: SearchType
  identifier: string
}

/** Look-up shown by its page: live, or a copy saved on this device at `savedAt`, in ms since 1970. */
export interface ShownLookup {
  lookup: ReplyOf<typeof getLookup>
  savedAt: number | null
}

/**
 * Query of a look-up, for its page and for `startLookup`. Offline it returns the copy saved on this device and retries until
 * the server answers.
 */
export function lookupQuery(place: LookupPlace) {
  return queryOptions<ShownLookup>({
    queryKey: queryKey(getLookup, place),
    queryFn: (of) => {
      const live = call(getLookup, place, { signal: of.signal })
      return orSaved<ShownLookup>(live.then(withDrawings), () => readCopy(place), of)
    },
    networkMode: 'always',
    staleTime: ({ state }) => (state.data?.savedAt ? 0 : STALE_TIME),
    refetchInterval: ({ state }) => (state.data?.savedAt ? durations.pageWait : false),
  })
}

/** Completes a look-up once its BOM's drawing kinds are loaded, so that the page shows both in one render. */
async function withDrawings(lookup: ShownLookup['lookup']): Promise<ShownLookup> {
  await queryClient.query(drawingKindsQuery(lookup.bom.partNumber)).catch(() => undefined)
  forgetLookups()
  return { lookup, savedAt: null }
}

/** Drops inactive look-ups from the cache except for the latest, since a long BOM takes megabytes. */
function forgetLookups() {
  const cache = queryClient.getQueryCache()
  const left = cache.findAll({ queryKey: queryKey(getLookup), type: 'inactive' })
  for (const one of left
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .slice(REMEMBERED_LOOKUPS))
    cache.remove(one)
}

/**
 * Starts loading a BOM while its page's code loads, unless it is cached. If the page itself requested it early, waits
 * briefly, so that a slow browser renders frame and list at once.
 */
export async function startLookup(place: LookupPlace): Promise<void> {
  const lookup = lookupQuery(place)
  if (queryClient.getQueryState(lookup.queryKey)) return
  const isComing = wasAskedEarly()
  // The page runs the same query and shows the error.
  const asked = queryClient.query(lookup).catch(() => undefined)
  if (isComing) await Promise.race([asked, new Promise((resume) => setTimeout(resume, SHORTLY))])
}

/** Copy of a look-up on this device with its time. Throws if there is none. */
async function readCopy({ type, identifier }: LookupPlace): Promise<ShownLookup> {
  const number = identifier.toUpperCase()
  const copies = await listCopies()
  const copy = copies.find((one) => one.type === type && one.identifier.toUpperCase() === number)
  const saved = copy && (await caches.match(COPY_ANSWER, { cacheName: copy.name }))
  if (!saved) throw new Error('This look-up is not saved.')
  const { readSavedLookup } = await import('./read-saved-lookup.ts')
  return { lookup: readSavedLookup((await saved.json()) as SavedLookup), savedAt: copy.savedAt }
}
