import { fleetColumns } from '@volute/domain/service/fleet'
import { z } from 'zod/mini'
import { numberInAddress } from '../../core/api/index.ts'

/** Query parameters of the fleet list. */
export const fleetSearchParams = z.object({
  filter: z.optional(z.string()),
  site: numberInAddress,
  retired: z.catch(z.optional(z.literal('yes')), undefined),
  sort: z.catch(z.optional(z.enum(fleetColumns)), undefined),
  dir: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
  page: numberInAddress,
})

/** Tabs of a pump's page; the first shows its parts. */
export const pumpTabs = ['parts', 'history', 'papers'] as const
export type PumpTab = (typeof pumpTabs)[number]

/** Query parameters of a pump's page, in addition to the position in its BOM. */
export const fleetPumpSearchParams = z.object({
  tab: z.catch(z.optional(z.enum(pumpTabs)), undefined),
  page: numberInAddress,
})
