import { claimFilters } from '@volute/domain/service/returns'
import { z } from 'zod/mini'
import { numberInAddress } from '../../core/api/index.ts'

/** Query parameters of `/manage/claims`. A claim's page keeps them for the back link. */
export const claimsSearchParams = z.object({
  filter: z.catch(z.optional(z.string()), undefined),
  shown: z.catch(z.optional(z.enum(claimFilters)), undefined),
  dir: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
  page: numberInAddress,
})
