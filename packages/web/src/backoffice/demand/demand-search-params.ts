import { demandLists, lostFilters, quoteFilters } from '@volute/domain/backoffice/demand'
import { periodDays } from '@volute/domain/core/kernel'
import { z } from 'zod/mini'
import { numberInAddress } from '../../core/api/index.ts'

/** Query parameters of `/demand`. */
export const demandSearchParams = z.object({
  tab: z.catch(z.optional(z.enum(demandLists)), undefined),
  filter: z.catch(z.optional(z.string()), undefined),
  days: z.catch(z.optional(periodDays), undefined),
  why: z.catch(z.optional(z.enum(lostFilters)), undefined),
  rows: z.catch(z.optional(z.enum(quoteFilters)), undefined),
  page: numberInAddress,
})
