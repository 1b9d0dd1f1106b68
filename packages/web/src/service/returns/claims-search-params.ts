import { claimFilters } from '@volute/domain/service/returns'
import { z } from 'zod/mini'
import { numberInAddress } from '../../core/api/index.ts'

/** Parameters of the address `/manage/claims`; a claim's page keeps it for the way back. */
export const claimsSearchParams = z.object({
  filter: z.catch(z.optional(z.string()), undefined),
  shown: z.catch(z.optional(z.enum(claimFilters)), undefined),
  dir: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
  page: numberInAddress,
})
