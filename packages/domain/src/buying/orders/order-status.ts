import type { CountedRows } from '../../core/kernel/index.ts'

/** Where a placed order stands in the ERP (HISTORY-10); `Rejected` when the order desk said no. */
export const orderStatuses = ['Received', 'Picked', 'Partly Shipped', 'Shipped', 'Rejected'] as const

export type OrderStatus = (typeof orderStatuses)[number]

/**
 * Where an order stands for the order desk: as its buyer sees it, or `Waiting` while the ERP has not answered for
 * minutes, or `Failed` when the ERP said no (OQ-46).
 */
export const deskStatuses = [...orderStatuses, 'Waiting', 'Failed'] as const
export type DeskStatus = (typeof deskStatuses)[number]

/** Filters of the desk's list: what is still to pick or to ship, every order, or those of one status. */
export const deskFilters = ['To Do', 'All', ...deskStatuses] as const
export type DeskFilter = (typeof deskFilters)[number]

export interface OrderProgress {
  pickedUtc: string | Date | null
  partlyShippedUtc: string | Date | null
  shippedUtc: string | Date | null
  rejectedUtc: string | Date | null
}

/** Status of an order: shipped wins, even when nobody noted the picking (HISTORY-10). */
export function orderStatus({
  pickedUtc,
  partlyShippedUtc,
  shippedUtc,
  rejectedUtc,
}: OrderProgress): OrderStatus {
  if (rejectedUtc) return 'Rejected'
  if (shippedUtc) return 'Shipped'
  if (partlyShippedUtc) return 'Partly Shipped'

  return pickedUtc ? 'Picked' : 'Received'
}

/**
 * `SHIPPED` lets a parcel leave, `CORRECTED` puts its tracking number and carrier right, `UNSHIPPED` says that it has not left
 * after all; `PROMISED` moves when lines are to be shipped, `CANCELLED` takes pieces out, `REJECTED` the whole order.
 */
export const orderSteps = [
  'PICKED',
  'SHIPPED',
  'REJECTED',
  'CORRECTED',
  'UNSHIPPED',
  'PROMISED',
  'CANCELLED',
] as const
export type OrderStep = (typeof orderSteps)[number]

const stepsFrom: Record<DeskStatus, readonly OrderStep[]> = {
  Received: ['PICKED', 'REJECTED', 'PROMISED', 'CANCELLED'],
  Picked: ['SHIPPED', 'REJECTED', 'PROMISED', 'CANCELLED'],
  'Partly Shipped': ['SHIPPED', 'CORRECTED', 'UNSHIPPED', 'PROMISED', 'CANCELLED'],
  Shipped: ['CORRECTED', 'UNSHIPPED'],
  Rejected: [],
  Waiting: [],
  Failed: [],
}

/** True when the order desk may take this step with an order of that status: `SHIPPED` only once picked (OQ-47). */
export function mayStep(status: DeskStatus, step: OrderStep): boolean {
  return stepsFrom[status].includes(step)
}

/** The statuses that wait for the desk: whatever is to pick or to ship. */
export const toDoStatuses = deskStatuses.filter(
  (status) => mayStep(status, 'PICKED') || mayStep(status, 'SHIPPED'),
)

/** Number of orders that a filter shows, from those of each status. */
export function countOf(filter: DeskFilter, counts: Record<DeskStatus, CountedRows>): CountedRows {
  const shown: readonly DeskStatus[] =
    filter === 'To Do' ? toDoStatuses : filter === 'All' ? deskStatuses : [filter]
  return {
    rowCount: shown.reduce((sum, status) => sum + counts[status].rowCount, 0),
    isMore: shown.some((status) => counts[status].isMore),
  }
}
