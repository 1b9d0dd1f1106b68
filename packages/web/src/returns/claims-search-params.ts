import { id } from '@volute/domain/kernel'
import { claimFilters } from '@volute/domain/returns'
import { z } from 'zod/mini'

/** What the address of `/manage/claims` holds; a claim's page keeps it for the way back. */
export const claimsSearchParams = z.object({
  filter: z.catch(z.optional(z.string()), undefined),
  shown: z.catch(z.optional(z.enum(claimFilters)), undefined),
  dir: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
  page: z.catch(z.optional(z.pipe(z.coerce.number(), id)), undefined),
})
