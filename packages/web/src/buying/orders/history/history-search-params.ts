import { periodDays } from '@volute/domain/core/kernel'
import type { HistoryColumn } from '@volute/domain/buying/orders'
import { z } from 'zod/mini'
import { numberInAddress } from '../../../core/api/index.ts'

/** Columns by their names in the URL. */
export const columnsByWord = {
  date: 'Order Date',
  po: 'PO #',
  number: 'Sales Order #',
  total: 'Grand Total',
} as const satisfies Record<string, HistoryColumn>

export type ColumnWord = keyof typeof columnsByWord

const columnWords = Object.keys(columnsByWord) as ColumnWord[]

/** Search parameters of `/order-history`; missing or invalid values take the default. */
export const historySearchParams = z.object({
  search: z.catch(z.optional(z.string()), undefined),
  days: z.catch(z.optional(periodDays), undefined),
  sort: z.catch(z.optional(z.enum(columnWords)), undefined),
  dir: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
  page: numberInAddress,
})
