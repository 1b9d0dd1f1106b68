import { id } from '@volute/domain/kernel'
import { type HistoryColumn, historyPeriods } from '@volute/domain/orders'
import { z } from 'zod'

/** The columns by their words in the address. */
export const columnsByWord = {
  date: 'Order Date',
  po: 'PO #',
  number: 'Sales Order #',
  total: 'Grand Total',
} as const satisfies Record<string, HistoryColumn>

export type ColumnWord = keyof typeof columnsByWord

const columnWords = Object.keys(columnsByWord) as ColumnWord[]
const isPeriod = (days: number) => historyPeriods.some((period) => period.days === days)

/** What the address of `/order-history` holds; what is missing or odd is the default (OQ-49). */
export const historySearchParams = z.object({
  search: z.string().optional().catch(undefined),
  days: z.coerce.number().refine(isPeriod).optional().catch(undefined),
  sort: z.enum(columnWords).optional().catch(undefined),
  dir: z.enum(['asc', 'desc']).optional().catch(undefined),
  page: z.coerce.number().pipe(id).optional().catch(undefined),
  /** The ERP's id of the order whose details are open. */
  order: z.string().optional().catch(undefined),
})
