import { fleetColumns } from '@volute/domain/fleet'
import { id } from '@volute/domain/kernel'
import { z } from 'zod/mini'

const pageNumber = z.catch(z.optional(z.pipe(z.coerce.number(), id)), undefined)

/** What the address of the fleet's list holds. */
export const fleetSearchParams = z.object({
  filter: z.optional(z.string()),
  site: z.catch(z.optional(z.pipe(z.coerce.number(), id)), undefined),
  retired: z.catch(z.optional(z.literal('yes')), undefined),
  sort: z.catch(z.optional(z.enum(fleetColumns)), undefined),
  dir: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
  page: pageNumber,
})

/** The tabs of a pump; the first one is its parts. */
export const pumpTabs = ['parts', 'history', 'papers'] as const
export type PumpTab = (typeof pumpTabs)[number]

/** What the address of a pump holds besides the place in its BOM. */
export const fleetPumpSearchParams = z.object({
  tab: z.catch(z.optional(z.enum(pumpTabs)), undefined),
  page: pageNumber,
})
