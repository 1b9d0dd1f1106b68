import { catalogueMessages, getLookup, type SearchType } from '@volute/domain/catalogue'
import { query } from '../../api/index.ts'

/** A look-up as TanStack Query wants it: the page's, and the one that starts before it. */
export function lookupQuery({ type, identifier }: { type: SearchType; identifier: string }) {
  return query(getLookup, { type, identifier }, { fallback: catalogueMessages.lookupFailed })
}
