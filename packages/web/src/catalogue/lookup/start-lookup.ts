import type { SearchType } from '@volute/domain/catalogue'
import { queryClient } from '../../api/index.ts'
import { lookupQuery } from './lookup-query.ts'

export interface Place {
  type: SearchType
  identifier: string
}

/** Asks for a BOM while its page's code is still on its way; one that is known already stays as it is. */
export function startLookup(place: Place): void {
  const lookup = lookupQuery(place)
  if (queryClient.getQueryState(lookup.queryKey)) return
  // The page asks for the same and tells what went wrong.
  queryClient.query(lookup).catch(() => undefined)
}
