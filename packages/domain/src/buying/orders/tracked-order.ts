import { z } from 'zod/mini'
import { date, id, money, utc } from '../../core/kernel/index.ts'
import { promised } from '../../catalogue/promise/index.ts'
import { orderClaim } from './order-claim.ts'
import { completedOrder } from './order.ts'

export const timelineKinds = [
  'ORDERED',
  'RECEIVED',
  'PICKED',
  'PARCEL',
  'PARCEL CANCELLED',
  'INVOICE',
  'SLIPPED',
  'REJECTED',
  'CLAIM',
  'CLAIM DECIDED',
] as const

/** Event of an order, in a list with the oldest first. */
const timelineEntry = z.object({
  kind: z.enum(timelineKinds),
  /** Day at the shop. */
  day: date,
  /** Null if only the day is known. */
  atUtc: z.nullable(utc),
  /** `Parcel 2 shipped by Ground.` */
  text: z.string(),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

const trackedLine = z.extend(completedOrder.shape.orderItems.def.element, {
  /** Index in the order, from 0; parcels and claims refer to lines by it. */
  position: z.int(),
  unitName: z.string(),
  shippedQuantity: z.int(),
  cancelledQuantity: z.int(),
  /** Ship date of the rest; null if the ERP has none. */
  promisedDate: z.nullable(date),
  /** Promise that the buyer was shown when the order was placed; null if it was unknown. */
  shownPromise: z.nullable(promised),
  /** Reason that the promise has changed. */
  delayReason: z.nullable(z.string()),
  /** Quantity that can be sent back: shipped, and not in a claim that is open or accepted. */
  returnable: z.int(),
})
export type TrackedLine = z.infer<typeof trackedLine>

/** Line that ERP users added to an order: a part that was not ordered, or more of an ordered one. */
export const addedLine = z.object({
  partNumber: z.string(),
  quantity: z.number(),
  shippedQuantity: z.number(),
  cancelledQuantity: z.number(),
  promisedDate: z.nullable(date),
})
export type AddedLine = z.infer<typeof addedLine>

export const trackedParcel = z.object({
  /** Counted from 1, in the order the parcels were created. */
  parcelNumber: z.int(),
  /** Null while it is packed but not shipped. */
  shippedUtc: z.nullable(utc),
  /** Time the shipment was cancelled, because the parcel did not leave after all. */
  cancelledUtc: z.nullable(utc),
  carrier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  /** Reason that it left without the rest, although the customer wants one shipment; absent without one. */
  partReason: z.optional(z.string()),
  lines: z.array(z.object({ position: z.int(), quantity: z.int() })),
})
export type TrackedParcel = z.infer<typeof trackedParcel>

const trackedInvoice = z.object({
  invoiceId: id,
  number: z.string(),
  invoicedOn: date,
  total: money,
  hasPdf: z.boolean(),
})

/** Order as its page shows it: what is shipped, what is still to come and when, and what happened (E38). */
export const trackedOrder = z.extend(completedOrder, {
  erpSalesOrderNumber: z.nullable(z.string()),
  allowPartialShipments: z.boolean(),
  timeline: z.array(timelineEntry),
  orderItems: z.array(trackedLine),
  addedLines: z.array(addedLine),
  parcels: z.array(trackedParcel),
  invoices: z.array(trackedInvoice),
  claims: z.array(orderClaim),
  /** Time of the last update from the ERP; null before the first. */
  asOfUtc: z.nullable(utc),
  /** Notice that the data can be outdated; null while the ERP answers. */
  comingBehind: z.nullable(z.string()),
})
export type TrackedOrder = z.infer<typeof trackedOrder>
