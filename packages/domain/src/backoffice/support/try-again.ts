import type { CancelledPieces, DeskStatus, Slip } from '../../buying/orders/index.ts'
import { supportMessages } from './messages.ts'

/**
 * Why an order is not submitted to the ERP again; null when it is: one that waits, or that the ERP rejected and that its
 * buyer has not placed again (SUPPORT-05).
 */
export function whyNotTried(status: DeskStatus, isPlacedAgain: boolean): string | null {
  if (status === 'Waiting') return null
  if (status === 'Rejected') return supportMessages.orderRejected
  if (status !== 'Failed') return supportMessages.orderSettled
  return isPlacedAgain ? supportMessages.placedAgain : null
}

/** Notifications that a mail can give an order's buyer. */
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
  slips?: Slip[]
  cancelled?: CancelledPieces[]
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
  /** Where its order stands now. */
  orderStatus: DeskStatus | null
}

/**
 * Why a mail is not sent again; null when it is: an unsent one as it was written, a sent one made again of its order, while
 * what it told is still so (SUPPORT-06).
 */
export function whyNotSent({ sentUtc, orderNews, orderStatus }: WrittenMail): string | null {
  if (!sentUtc) return null
  if (!orderNews || !orderStatus) return supportMessages.textGone
  return trueOf[orderNews].includes(orderStatus) ? null : supportMessages.newsOver
}
