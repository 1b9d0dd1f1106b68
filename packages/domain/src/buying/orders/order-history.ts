import { z } from 'zod/mini'
import { addDays, date, id, money, utc } from '../../core/kernel/index.ts'

/** Columns that the history can be sorted by, under their titles on screen (HISTORY-04). */
export const historyColumns = ['Order Date', 'PO #', 'Sales Order #', 'Grand Total'] as const
export type HistoryColumn = (typeof historyColumns)[number]

/** Row of the order history (HISTORY-09); the ERP's id opens the full order. */
export const historyOrder = z.object({
  salesOrderId: id,
  erpSalesOrderId: z.string(),
  erpSalesOrderNumber: z.string(),
  poNumber: z.string(),
  receivedUtc: utc,
  /** Day at the shop on which the ERP received it, as on every page and paper of the order (OQ-110). */
  orderDate: date,
  pickedUtc: z.nullable(utc),
  partlyShippedUtc: z.nullable(utc),
  shippedUtc: z.nullable(utc),
  rejectedUtc: z.nullable(utc),
  rejectionReason: z.nullable(z.string()),
  grandTotal: money,
})
export type HistoryOrder = z.infer<typeof historyOrder>

/** First day of a period, null for all time: 30 days on 2026-11-20 begin on 2026-10-21 (HISTORY-08, OQ-81). */
export function historyStart(days: number, today: string): string | null {
  return days === 0 ? null : addDays(today, -days)
}
