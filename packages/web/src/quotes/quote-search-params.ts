import { id } from '@volute/domain/kernel'
import { historyPeriods } from '@volute/domain/orders'
import { quoteColumns } from '@volute/domain/quotes'
import { z } from 'zod/mini'

const isPeriod = (days: number) => historyPeriods.some((period) => period.days === days)

/** What the address of `/sales-quotes` holds; what is missing or odd is the default (QUOTE-06 to QUOTE-08). */
export const quoteSearchParams = z.object({
  search: z.catch(z.optional(z.coerce.string()), undefined),
  days: z.catch(z.optional(z.coerce.number().check(z.refine(isPeriod))), undefined),
  sort: z.catch(z.optional(z.enum(quoteColumns)), undefined),
  dir: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
  /** The quote whose details are open. */
  quote: z.catch(z.optional(z.pipe(z.coerce.number(), id)), undefined),
})
