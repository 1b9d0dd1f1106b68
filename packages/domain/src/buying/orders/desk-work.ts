import { z } from 'zod/mini'
import { type Checked, invalid, limits, valid } from '../../core/kernel/index.ts'
import { lineState } from './line-state.ts'
import { orderMessages } from './messages.ts'
import type { OrderStatus } from './order-status.ts'

/** Some pieces of an order's line, which is told by its place in the order, from 0. */
export const pieces = z.object({
  position: z.int().check(z.minimum(0), z.maximum(limits.cartItems)),
  quantity: z.int().check(z.minimum(1), z.maximum(limits.quantity)),
})
export type Pieces = z.infer<typeof pieces>

/** An order as the desk works it. */
export interface WorkedOrder {
  isPicked: boolean
  /** As a whole. */
  isCancelled: boolean
  lines: readonly { position: number; ordered: number; cancelled: number }[]
  /** Parcels that have left, the cancelled ones among them. */
  parcels: readonly { isCancelled: boolean; lines: readonly Pieces[] }[]
}

/** Pieces of each line that have left, by its position; what lies in a cancelled parcel has not. */
export function shippedPieces({ parcels }: Pick<WorkedOrder, 'parcels'>): Map<number, number> {
  const shipped = new Map<number, number>()
  for (const { isCancelled, lines } of parcels)
    for (const { position, quantity } of isCancelled ? [] : lines)
      shipped.set(position, (shipped.get(position) ?? 0) + quantity)
  return shipped
}

/** The pieces of each line that are neither shipped nor cancelled. */
export function piecesToCome(order: WorkedOrder): Pieces[] {
  if (order.isCancelled) return []
  const shipped = shippedPieces(order)
  return order.lines
    .map(({ position, ordered, cancelled }) => ({
      position,
      quantity: lineState({ ordered, cancelled, shipped: shipped.get(position) ?? 0 }).toCome,
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** Where an order stands by what has left and what is to come. */
export function workedStatus(order: WorkedOrder): OrderStatus {
  if (order.isCancelled) return 'Rejected'
  const hasLeft = order.parcels.some((parcel) => !parcel.isCancelled)
  if (hasLeft) return piecesToCome(order).length === 0 ? 'Shipped' : 'Partly Shipped'

  return order.isPicked ? 'Picked' : 'Received'
}

/** The pieces that are shipped or cancelled: those wanted, or all that are to come; never more than are to come (DESK-02). */
export function checkPieces(
  toCome: readonly Pieces[],
  wanted: readonly Pieces[] | null | undefined,
): Checked<Pieces[], 'lines'> {
  if (!wanted) return valid([...toCome])
  if (wanted.length === 0) return invalid('lines', 'MISSING', orderMessages.noPieces)
  if (isLineTwice(wanted)) return invalid('lines', 'NOT_ALLOWED', orderMessages.lineTwice)
  for (const { position, quantity } of wanted) {
    const left = toCome.find((line) => line.position === position)?.quantity ?? 0
    if (quantity > left) return invalid('lines', 'OUT_OF_RANGE', orderMessages.onlyToCome(position, left))
  }
  return valid([...wanted])
}

/** When the line that stands there is to be shipped. */
export interface LineDate {
  position: number
  date: string
}

/** The dates of some of the lines of which something is to come, each once and none in the past (DESK-05). */
export function checkPromises(
  toCome: readonly { position: number }[],
  wanted: readonly LineDate[] | null | undefined,
  today: string,
): Checked<LineDate[], 'promises'> {
  if (!wanted || wanted.length === 0) return invalid('promises', 'MISSING', orderMessages.noPieces)
  if (isLineTwice(wanted)) return invalid('promises', 'NOT_ALLOWED', orderMessages.lineTwice)
  for (const { position, date } of wanted) {
    if (!toCome.some((line) => line.position === position))
      return invalid('promises', 'OUT_OF_RANGE', orderMessages.onlyToCome(position, 0))
    if (date < today) return invalid('promises', 'OUT_OF_RANGE', orderMessages.promiseInPast)
  }
  return valid([...wanted])
}

const isLineTwice = (wanted: readonly { position: number }[]) =>
  new Set(wanted.map(({ position }) => position)).size < wanted.length

/** True when cancelling these pieces leaves nothing of the order: then it is cancelled as a whole. */
export function cancelsAll(order: WorkedOrder, cancelled: readonly Pieces[]): boolean {
  const isNothingLeft = order.parcels.every((parcel) => parcel.isCancelled)
  const sum = (some: readonly Pieces[]) => some.reduce((all, { quantity }) => all + quantity, 0)
  return isNothingLeft && sum(cancelled) === sum(piecesToCome(order))
}
