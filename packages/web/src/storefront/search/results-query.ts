import { findResults } from '@volute/domain/storefront/search'
import { ApiError, query } from '../../core/api/index.ts'

/** Thrown when no number of the chosen type matches the typed one. */
export class NumberNotFound extends ApiError {}

/** Search results of a text in the whole shop, or for one pump (E148). */
export const resultsQuery = (text: string, pump?: string) => ({
  ...query(findResults, { q: text, ...(pump && { pump }) }),
  networkMode: 'always' as const,
})
