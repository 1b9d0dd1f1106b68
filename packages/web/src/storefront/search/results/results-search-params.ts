import { id, limits } from '@volute/domain/core/kernel'
import { resultKinds } from '@volute/domain/storefront/search'
import { z } from 'zod/mini'

const text = z.catch(z.optional(z.string()), undefined)

/** Query parameters of `/search`. Missing or invalid ones fall back to the default. */
export const resultsSearchParams = z.object({
  /** Search text. */
  q: text,
  /** Only group shown. If missing, the first hits of each group show. */
  kind: z.catch(z.optional(z.enum(resultKinds)), undefined),
  model: text,
  /** Kind, material and size of the parts. */
  noun: text,
  material: text,
  size: text,
  inStock: z.catch(z.optional(z.literal('true')), undefined),
  /** Serial number of the pump that the search is for. */
  pump: text,
  page: z.catch(z.optional(z.pipe(z.coerce.number(), id.check(z.maximum(limits.searchPages)))), undefined),
})
