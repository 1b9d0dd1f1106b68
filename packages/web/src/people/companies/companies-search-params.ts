import { z } from 'zod/mini'
import { numberInAddress } from '../../core/api/index.ts'

/** Query parameters of the companies page; with `add` a customer's sheet is open. */
export const companiesPlace = z.object({
  filter: z.optional(z.string()),
  page: numberInAddress,
  add: z.catch(z.optional(z.literal('customer')), undefined),
})
