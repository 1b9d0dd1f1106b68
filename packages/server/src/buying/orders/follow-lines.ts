import { type AddedLine, type LineProgress, lineState } from '@volute/domain/buying/orders'
import type { ErpOrderLine, ErpOrderState } from '@volute/erp'
import type { OrderLine } from './order-store.ts'

/** The ERP's changes to a line. Committed dates are set when delays are handled. */
export interface LineNow {
  position: number
  shippedQuantity: number
  cancelledQuantity: number
  promisedDate: string | null
  delayReason: string | null
  toCome: number
}

/**
 * The shop's lines as in the ERP (STEP-02, STEP-03). A quantity that the ERP's staff reduced or removed counts as
 * cancelled; lines that they added are listed separately, since they were not ordered. A date from the ERP is valid until
 * the ERP sends another, and an ERP that sends no lines leaves them unchanged.
 */
export function followLines(
  lines: readonly OrderLine[],
  state: ErpOrderState,
): { lines: LineNow[]; added: AddedLine[] } {
  const isCancelled = state.cancelledUtc !== null
  const known = new Set(lines.map(({ position }) => position))
  const ownOf = (line: OrderLine) =>
    state.lines.length === 0
      ? [untold(line)]
      : state.lines.filter(({ position }) => position === line.position)
  const followed = lines.map((line) => followLine(line, ownOf(line), isCancelled))
  const strange = state.lines.filter(({ position }) => position === null || !known.has(position))
  return {
    lines: followed.map(({ now }) => now),
    added: [...followed.flatMap(({ more }) => more), ...strange.map((line) => addedOf(line, isCancelled))],
  }
}

const untold = (line: OrderLine): ErpOrderLine => ({
  position: line.position,
  partNumber: line.partNumber,
  ordered: String(line.quantity),
  shipped: String(line.shippedQuantity),
  cancelled: String(line.cancelledQuantity),
  promised: line.promisedDate,
  delayReason: line.delayReason,
})

function followLine(
  { position, partNumber, quantity, promisedDate: before }: OrderLine,
  own: ErpOrderLine[],
  isCancelled: boolean,
): { now: LineNow; more: AddedLine[] } {
  const shipped = Math.floor(sum(own, ({ shipped: quantities }) => quantities))
  const ordered = Math.ceil(sum(own, (line) => line.ordered) - sum(own, ({ cancelled }) => cancelled))
  const kept = isCancelled ? shipped : Math.max(shipped, ordered)
  const shippedQuantity = Math.min(shipped, quantity)
  const cancelledQuantity = Math.max(0, quantity - kept)
  const { toCome } = lineState({ ordered: quantity, shipped: shippedQuantity, cancelled: cancelledQuantity })
  const promisedDate = isCancelled ? null : (latestPromise(own) ?? before)
  const now = {
    position,
    shippedQuantity,
    cancelledQuantity,
    promisedDate: toCome > 0 ? promisedDate : null,
    delayReason: own.find(({ delayReason }) => delayReason !== null)?.delayReason?.slice(0, 500) ?? null,
    toCome,
  }
  if (kept <= quantity) return { now, more: [] }
  const more = {
    partNumber,
    quantity: kept - quantity,
    shippedQuantity: shipped - shippedQuantity,
    cancelledQuantity: 0,
    promisedDate,
  }
  return { now, more: [more] }
}

function addedOf(line: ErpOrderLine, isCancelled: boolean): AddedLine {
  const [quantity, shipped] = [Number(line.ordered), Number(line.shipped)]
  return {
    partNumber: line.partNumber,
    quantity,
    shippedQuantity: shipped,
    cancelledQuantity: isCancelled ? quantity - shipped : Number(line.cancelled),
    promisedDate: isCancelled ? null : line.promised,
  }
}

/** An ERP may have split a line: it arrives with its last part, and has no date while any part has none. */
function latestPromise(own: ErpOrderLine[]): string | null {
  const open = own.filter(
    ({ ordered, shipped, cancelled }) => Number(ordered) - Number(shipped) - Number(cancelled) > 0,
  )
  const dates = open.flatMap(({ promised }) => promised ?? [])
  return dates.length < open.length ? null : (dates.toSorted().at(-1) ?? null)
}

const sum = (lines: ErpOrderLine[], quantities: (line: ErpOrderLine) => string) =>
  lines.reduce((total, line) => total + Number(quantities(line)), 0)

/** Quantities of all lines, to compute the order's overall status. */
export function progressOf(
  lines: readonly OrderLine[],
  { lines: now, added }: { lines: LineNow[]; added: AddedLine[] },
): LineProgress[] {
  const own = now.map(({ shippedQuantity, cancelledQuantity }, index) => ({
    ordered: lines[index]?.quantity ?? 0,
    shipped: shippedQuantity,
    cancelled: cancelledQuantity,
  }))
  const more = added.map(({ quantity, shippedQuantity, cancelledQuantity }) => ({
    ordered: quantity,
    shipped: shippedQuantity,
    cancelled: cancelledQuantity,
  }))
  return [...own, ...more]
}
