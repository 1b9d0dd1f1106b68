import { lostFilters } from '@volute/domain/backoffice/demand'
import { periodDays } from '@volute/domain/core/kernel'
import { z } from 'zod/mini'
import { numberInAddress } from '../../core/api/index.ts'

/** Tabs of the page; the first is the default. */
export const demandTabs = ['zeroResults', 'parts', 'quotes'] as const
export type DemandTab = (typeof demandTabs)[number]

/** Query parameters of `/demand`. */
export const demandSearchParams = z.object({
  tab: z.catch(z.optional(z.enum(demandTabs)), undefined),
  filter: z.catch(z.optional(z.string()), undefined),
  days: z.catch(z.optional(periodDays), undefined),
  why: z.catch(z.optional(z.enum(lostFilters)), undefined),
  page: numberInAddress,
})
