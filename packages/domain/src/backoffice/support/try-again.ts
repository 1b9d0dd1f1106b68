import type { CancelledQuantity, DeskStatus, Delay } from '../../buying/orders/index.ts'
import { supportMessages } from './messages.ts'

/**
 * Reason why an order cannot be submitted to the ERP again; null if it can: when it is waiting, or when the ERP rejected it
 * and its buyer has not placed it again (SUPPORT-05).
 */
export function whyNotTried(status: DeskStatus, isPlacedAgain: boolean): string | null {
  if (status === 'Waiting') return null
  if (status === 'Rejected') return supportMessages.orderRejected
  if (status !== 'Failed') return supportMessages.orderSettled
  return isPlacedAgain ? supportMessages.placedAgain : null
}

/** Notifications that a mail can send to an order's buyer. */
export const orderNews = [
  'RECEIVED',
  'SHIPPED',
  'CORRECTED',
  'FAILED',
  'REJECTED',
  'SLIPPED',
  'CANCELLED',
] as const
export type OrderNews = (typeof orderNews)[number]

/** Parcel or lines that a mail is about. */
export interface NewsDetail {
  parcelId?: number
  slips?: Delay[]
  cancelled?: CancelledQuantity[]
}

const underway = ['Received', 'Picked', 'Partly Shipped'] as const
const trueOf: Record<OrderNews, readonly DeskStatus[]> = {
  RECEIVED: [...underway, 'Shipped'],
  SHIPPED: ['Partly Shipped', 'Shipped'],
  CORRECTED: [...underway, 'Shipped'],
  SLIPPED: underway,
  CANCELLED: [...underway, 'Shipped'],
  FAILED: ['Failed'],
  REJECTED: ['Rejected'],
}

export interface WrittenMail {
  sentUtc: unknown
  orderNews: OrderNews | null
  /** Current status of its order. */
  orderStatus: DeskStatus | null
}

/**
 * Reason why a mail cannot be sent again; null if it can. An unsent mail is sent as written; a sent one is rebuilt from its
 * order, as long as its news is still true (SUPPORT-06).
 */
export function whyNotSent({ sentUtc, orderNews, orderStatus }: WrittenMail): string | null {
  if (!sentUtc) return null
  if (!orderNews || !orderStatus) return supportMessages.textGone
  return trueOf[orderNews].includes(orderStatus) ? null : supportMessages.newsOver
}
