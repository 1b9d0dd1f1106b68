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

/** Events of an order, the oldest first. */
const timelineEntry = z.object({
  kind: z.enum(timelineKinds),
  /** The day where the shop stands. */
  day: date,
  /** Null where only the day is known. */
  atUtc: z.nullable(utc),
  /** `Parcel 2 left by Ground.` */
  text: z.string(),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

const trackedLine = z.extend(completedOrder.shape.orderItems.def.element, {
  /** Its place in the order, from 0; parcels and claims name lines by it. */
  position: z.int(),
  unitName: z.string(),
  shippedQuantity: z.int(),
  cancelledQuantity: z.int(),
  /** When the rest is to be shipped; null where the ERP cannot say. */
  promisedDate: z.nullable(date),
  /** The dates that the buyer was shown, as the order was placed; null where they were not known. */
  shownPromise: z.nullable(promised),
  /** Why the promise is not what it was. */
  slipReason: z.nullable(z.string()),
  /** Quantity that may be sent back: what is shipped and not in a claim that stands. */
  returnable: z.int(),
})
export type TrackedLine = z.infer<typeof trackedLine>

/** Lines that the ERP's own people added to an order: a part that was not ordered, or more of a line than was. */
export const addedLine = z.object({
  partNumber: z.string(),
  quantity: z.number(),
  shippedQuantity: z.number(),
  cancelledQuantity: z.number(),
  promisedDate: z.nullable(date),
})
export type AddedLine = z.infer<typeof addedLine>

export const trackedParcel = z.object({
  /** From 1, as they came to be. */
  parcelNumber: z.int(),
  /** Null while it is packed but has not left. */
  shippedUtc: z.nullable(utc),
  /** It did not leave after all. */
  cancelledUtc: z.nullable(utc),
  carrier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
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

/** An order as its own page shows it: what is shipped, what is not yet and when, and what happened (E38). */
export const trackedOrder = z.extend(completedOrder, {
  erpSalesOrderNumber: z.nullable(z.string()),
  allowPartialShipments: z.boolean(),
  timeline: z.array(timelineEntry),
  orderItems: z.array(trackedLine),
  addedLines: z.array(addedLine),
  parcels: z.array(trackedParcel),
  invoices: z.array(trackedInvoice),
  claims: z.array(orderClaim),
  /** When the ERP last said how it stands; null while it has not. */
  asOfUtc: z.nullable(utc),
  /** Why what is shown may be old; null while the ERP answers. */
  comingBehind: z.nullable(z.string()),
})
export type TrackedOrder = z.infer<typeof trackedOrder>
