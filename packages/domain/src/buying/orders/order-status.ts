import type { CountedRows } from '../../core/kernel/index.ts'
import { dueFilters } from './due.ts'

/** Statuses of a placed order in the ERP (HISTORY-10); `Rejected` means the order desk rejected it. */
export const orderStatuses = ['Received', 'Picked', 'Partly Shipped', 'Shipped', 'Rejected'] as const

export type OrderStatus = (typeof orderStatuses)[number]

/**
 * Statuses at the order desk: those that the buyer sees, `Waiting` while the ERP has not answered for minutes, and
 * `Failed` if the ERP rejected the order (OQ-46).
 */
export const deskStatuses = [...orderStatuses, 'Waiting', 'Failed'] as const
export type DeskStatus = (typeof deskStatuses)[number]

/** Filters of the order desk's list: orders to pick or ship, those of them that are late or due, all orders, or those with one status. */
export const deskFilters = ['To Do', ...dueFilters, 'All', ...deskStatuses] as const
export type DeskFilter = (typeof deskFilters)[number]

export interface OrderProgress {
  pickedUtc: string | Date | null
  partlyShippedUtc: string | Date | null
  shippedUtc: string | Date | null
  rejectedUtc: string | Date | null
}

/** Status of an order: shipped counts even if picking was never recorded (HISTORY-10). */
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
 * Steps of the order desk. `SHIPPED` ships a parcel, `CORRECTED` fixes its tracking number and carrier, `UNSHIPPED`
 * records that it has not left after all; `PROMISED` changes the ship dates of lines, `CANCELLED` cancels some
 * quantities, `REJECTED` the whole order.
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

/** True if the order desk can take this step for an order of that status: `SHIPPED` only once picked (OQ-47). */
export function mayStep(status: DeskStatus, step: OrderStep): boolean {
  return stepsFrom[status].includes(step)
}

/** Statuses that wait for the order desk: orders to pick or to ship. */
export const toDoStatuses = deskStatuses.filter(
  (status) => mayStep(status, 'PICKED') || mayStep(status, 'SHIPPED'),
)

/** Columns that sort the desk's list. */
export const deskColumns = ['Order Date', 'Ship By'] as const

/** The desk counts each status, and the late and due orders among those to do. */
export const deskCounts = [...deskStatuses, ...dueFilters] as const
export type DeskCounts = Record<(typeof deskCounts)[number], CountedRows>

/** Number of orders that a filter shows. */
export function countOf(filter: DeskFilter, counts: DeskCounts): CountedRows {
  const shown: readonly (keyof DeskCounts)[] =
    filter === 'To Do' ? toDoStatuses : filter === 'All' ? deskStatuses : [filter]
  return {
    rowCount: shown.reduce((sum, status) => sum + counts[status].rowCount, 0),
    isMore: shown.some((status) => counts[status].isMore),
  }
}
