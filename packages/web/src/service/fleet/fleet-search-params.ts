import { fleetColumns } from '@volute/domain/service/fleet'
import { z } from 'zod/mini'
import { numberInAddress } from '../../core/api/index.ts'

/** Parameters of the fleet list's address. */
export const fleetSearchParams = z.object({
  filter: z.optional(z.string()),
  site: numberInAddress,
  retired: z.catch(z.optional(z.literal('yes')), undefined),
  sort: z.catch(z.optional(z.enum(fleetColumns)), undefined),
  dir: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
  page: numberInAddress,
})

/** The tabs of a pump; the first one is its parts. */
export const pumpTabs = ['parts', 'history', 'papers'] as const
export type PumpTab = (typeof pumpTabs)[number]

/** Parameters of a pump's address besides the position in its BOM. */
export const fleetPumpSearchParams = z.object({
  tab: z.catch(z.optional(z.enum(pumpTabs)), undefined),
  page: numberInAddress,
})
