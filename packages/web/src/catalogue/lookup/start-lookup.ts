import { noop } from '@tanstack/react-query'
import { catalogueMessages, getLookup, type SearchType } from '@volute/domain/catalogue'
import { query, queryClient } from '../../api/index.ts'

/** Asks for a BOM while its page's code is still on its way; one that is known already stays as it is. */
export function startLookup({ type, identifier }: { type: SearchType; identifier: string }): void {
  const lookup = query(getLookup, { type, identifier }, { fallback: catalogueMessages.lookupFailed })
  // The page shows a failure.
  if (queryClient.getQueryState(lookup.queryKey) === undefined) queryClient.query(lookup).catch(noop)
}
