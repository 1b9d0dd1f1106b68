import type { HistoryColumn } from '@volute/domain/buying/orders'
import {
  addressOf,
  daysInAddress,
  numberInAddress,
  textInAddress,
  wordInAddress,
} from '../../../core/api/index.ts'

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
export const historySearchParams = addressOf({
  search: textInAddress,
  days: daysInAddress,
  sort: wordInAddress(columnWords),
  dir: wordInAddress(['asc', 'desc']),
  page: numberInAddress,
})
