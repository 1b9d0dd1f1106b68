import { deskFilters } from '@volute/domain/buying/orders'
import { z } from 'zod/mini'
import { numberInAddress } from '../../../core/api/index.ts'

/** Parameters of the address `/manage/orders`; an order's page keeps it for the way back. */
export const deskSearchParams = z.object({
  search: z.catch(z.optional(z.string()), undefined),
  status: z.catch(z.optional(z.enum(deskFilters)), undefined),
  dir: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
  /** An order's page prints its pick list once. */
  print: z.catch(z.optional(z.literal('yes')), undefined),
  page: numberInAddress,
})
