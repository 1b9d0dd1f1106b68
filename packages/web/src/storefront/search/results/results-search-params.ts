import { id, limits } from '@volute/domain/core/kernel'
import { resultKinds } from '@volute/domain/storefront/search'
import { z } from 'zod/mini'

const text = z.catch(z.optional(z.string()), undefined)

/** Parameters of the address `/search`; what is missing or odd is the default. */
export const resultsSearchParams = z.object({
  /** Text that is searched for. */
  q: text,
  /** The one group that is shown; without it the first hits of each. */
  kind: z.catch(z.optional(z.enum(resultKinds)), undefined),
  model: text,
  inStock: z.catch(z.optional(z.literal('true')), undefined),
  /** The serial number of the pump that the search is for. */
  pump: text,
  page: z.catch(z.optional(z.pipe(z.coerce.number(), id.check(z.maximum(limits.searchPages)))), undefined),
})
