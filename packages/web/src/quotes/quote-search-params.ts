import { id } from '@volute/domain/kernel'
import { historyPeriods } from '@volute/domain/orders'
import { quoteColumns } from '@volute/domain/quotes'
import { z } from 'zod'

const isPeriod = (days: number) => historyPeriods.some((period) => period.days === days)

/** What the address of `/sales-quotes` holds; what is missing or odd is the default (QUOTE-06 to QUOTE-08). */
export const quoteSearchParams = z.object({
  search: z.coerce.string().optional().catch(undefined),
  days: z.coerce.number().refine(isPeriod).optional().catch(undefined),
  sort: z.enum(quoteColumns).optional().catch(undefined),
  dir: z.enum(['asc', 'desc']).optional().catch(undefined),
  /** The quote whose details are open. */
  quote: z.coerce.number().pipe(id).optional().catch(undefined),
})
