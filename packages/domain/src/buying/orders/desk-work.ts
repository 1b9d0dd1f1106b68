import { z } from 'zod/mini'
import { type Checked, invalid, limits, valid } from '../../core/kernel/index.ts'
import { lineState } from './line-state.ts'
import { orderMessages } from './messages.ts'
import type { OrderStatus } from './order-status.ts'

/** Quantity of one order line; the line is identified by its index in the order, from 0. */
export const lineQuantity = z.object({
  position: z.int().check(z.minimum(0), z.maximum(limits.cartItems)),
  quantity: z.int().check(z.minimum(1), z.maximum(limits.quantity)),
})
export type LineQuantity = z.infer<typeof lineQuantity>

/** Order as the order desk processes it. */
export interface WorkedOrder {
  isPicked: boolean
  /** True if the whole order is cancelled. */
  isCancelled: boolean
  lines: readonly { position: number; ordered: number; cancelled: number }[]
  /** Shipped parcels, including those cancelled later. */
  parcels: readonly { isCancelled: boolean; lines: readonly LineQuantity[] }[]
}

/** Shipped quantity of each line, by its position; cancelled parcels do not count. */
export function shippedQuantities({ parcels }: Pick<WorkedOrder, 'parcels'>): Map<number, number> {
  const shipped = new Map<number, number>()
  for (const { isCancelled, lines } of parcels)
    for (const { position, quantity } of isCancelled ? [] : lines)
      shipped.set(position, (shipped.get(position) ?? 0) + quantity)
  return shipped
}

/** Quantity of each line that is neither shipped nor cancelled. */
export function quantitiesToCome(order: WorkedOrder): LineQuantity[] {
  if (order.isCancelled) return []
  const shipped = shippedQuantities(order)
  return order.lines
    .map(({ position, ordered, cancelled }) => ({
      position,
      quantity: lineState({ ordered, cancelled, shipped: shipped.get(position) ?? 0 }).toCome,
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** Status of an order, from what is shipped and what is still to come. */
export function workedStatus(order: WorkedOrder): OrderStatus {
  if (order.isCancelled) return 'Rejected'
  const hasLeft = order.parcels.some((parcel) => !parcel.isCancelled)
  if (hasLeft) return quantitiesToCome(order).length === 0 ? 'Shipped' : 'Partly Shipped'

  return order.isPicked ? 'Picked' : 'Received'
}

/** Checks the quantities to ship or cancel: the wanted ones, or all that are to come; never more than are to come (DESK-02). */
export function checkQuantities(
  toCome: readonly LineQuantity[],
  wanted: readonly LineQuantity[] | null | undefined,
): Checked<LineQuantity[], 'lines'> {
  if (!wanted) return valid([...toCome])
  if (wanted.length === 0) return invalid('lines', 'MISSING', orderMessages.noLines)
  if (isLineTwice(wanted)) return invalid('lines', 'NOT_ALLOWED', orderMessages.lineTwice)
  for (const { position, quantity } of wanted) {
    const left = toCome.find((line) => line.position === position)?.quantity ?? 0
    if (quantity > left) return invalid('lines', 'OUT_OF_RANGE', orderMessages.onlyToCome(position, left))
  }
  return valid([...wanted])
}

/**
 * Checks that a parcel which leaves a part of the order behind has a reason, if its buyer wants the order in one shipment
 * (OQ-119, DESK-26).
 */
export function checkPartReason(
  toCome: readonly LineQuantity[],
  {
    quantities,
    reason,
    mayBeInParts,
  }: { quantities: readonly LineQuantity[]; reason: string; mayBeInParts: boolean },
): Checked<string | null, 'reason'> {
  const isInParts = !mayBeInParts && quantityOf(quantities) < quantityOf(toCome)
  if (!isInParts) return valid(null)
  const given = reason.trim()
  return given === '' ? invalid('reason', 'MISSING', orderMessages.partReasonMissing) : valid(given)
}

const quantityOf = (some: readonly LineQuantity[]) => some.reduce((all, { quantity }) => all + quantity, 0)

/** Ship date of the line at a position. */
export interface LineDate {
  position: number
  date: string
}

/** Checks new ship dates: only lines with something still to come, each once, and none in the past (DESK-05). */
export function checkPromises(
  toCome: readonly { position: number }[],
  wanted: readonly LineDate[] | null | undefined,
  today: string,
): Checked<LineDate[], 'promises'> {
  if (!wanted || wanted.length === 0) return invalid('promises', 'MISSING', orderMessages.noLines)
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

/** True if cancelling these quantities leaves nothing of the order, which is then cancelled as a whole. */
export function cancelsAll(order: WorkedOrder, cancelled: readonly LineQuantity[]): boolean {
  const isNothingLeft = order.parcels.every((parcel) => parcel.isCancelled)
  return isNothingLeft && quantityOf(cancelled) === quantityOf(quantitiesToCome(order))
}
