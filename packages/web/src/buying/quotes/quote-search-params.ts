import { periodDays } from '@volute/domain/core/kernel'
import { quoteColumns } from '@volute/domain/buying/quotes'
import { z } from 'zod/mini'
import { numberInAddress } from '../../core/api/index.ts'

/** Search parameters of `/sales-quotes`; missing or invalid values take the default (QUOTE-06 to QUOTE-08). */
export const quoteSearchParams = z.object({
  search: z.catch(z.optional(z.coerce.string()), undefined),
  days: z.catch(z.optional(periodDays), undefined),
  sort: z.catch(z.optional(z.enum(quoteColumns)), undefined),
  dir: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
  page: numberInAddress,
  /** Quote with open details. */
  quote: numberInAddress,
})
