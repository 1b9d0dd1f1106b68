import { deskFilters } from '@volute/domain/buying/orders'
import { z } from 'zod/mini'
import { numberInAddress } from '../../../core/api/index.ts'

/** Search parameters of `/manage/orders`; an order's page keeps them for the way back. */
export const deskSearchParams = z.object({
  search: z.catch(z.optional(z.string()), undefined),
  status: z.catch(z.optional(z.enum(deskFilters)), undefined),
  /** `received` or `ship`. */
  sort: z.catch(z.optional(z.string()), undefined),
  dir: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
  /** Makes an order's page print its pick list once. */
  print: z.catch(z.optional(z.literal('yes')), undefined),
  page: numberInAddress,
})
