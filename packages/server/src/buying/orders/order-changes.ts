import { isDeepStrictEqual } from 'node:util'
import { shipTypeName } from '@volute/domain/buying/checkout'
import { type CancelledQuantity, linesState, type Delay, delaysOf } from '@volute/domain/buying/orders'
import type { ErpOrderState } from '@volute/erp'
import { followLines, type LineNow, progressOf } from './follow-lines.ts'
import { changedParcels, followInvoices, followParcels, hasLeft, type ParcelNow } from './follow-parcels.ts'
import type { Followed } from './followed-store.ts'
import type { OrderLine, SalesOrder } from './order-store.ts'

/** Changes to an order from the ERP's answer, and the notifications for its buyer. */
export interface OrderChanges {
  order: Partial<SalesOrder>
  lines: (Omit<LineNow, 'toCome'> & { committedDate: string | null })[]
  parcels: ParcelNow[]
  /** All invoices if any has changed, otherwise null. */
  invoices: ReturnType<typeof followInvoices>['now'] | null
  isRejected: boolean
  slips: Delay[]
  cancelled: CancelledQuantity[]
}

/** Time of the ERP query, and its date in the shop's time zone. */
export interface Asked {
  askedUtc: Date
  today: string
}

/** A replaced or restored ERP reuses its ids: only an order with the same request code is the same order (STEP-10). */
export const isSameOrder = ({ order }: Pick<Followed, 'order'>, { requestCode }: { requestCode: string }) =>
  order.requestCode === requestCode.toLowerCase()

/** Compares an order with the ERP's state at the time of the query (STEP-01). */
export function changesOf(known: Followed, state: ErpOrderState, { askedUtc, today }: Asked): OrderChanges {
  const { order, lines } = known
  // An order without lines comes from an ERP that reports only its status.
  const tellsLines = state.lines.length > 0
  const followed = followLines(lines, state)
  const parcels = tellsLines ? followParcels(known.parcels, state.shipments, askedUtc) : []
  const shipping =
    tellsLines || state.cancelledUtc !== null
      ? shippingColumns(order, state, { progress: progressOf(lines, followed), parcels, askedUtc })
      : {}
  const columns = { ...headColumns(order, state), ...shipping, addedLines: followed.added }
  const isRejected = 'rejectedUtc' in columns && columns.rejectedUtc !== null && order.rejectedUtc === null
  const slips = delaysOf(
    followed.lines.map((now, index) => ({
      ...now,
      promised: now.promisedDate,
      committed: committed(lines[index]),
    })),
    today,
  )
  const { now: invoices, isChanged } = followInvoices(known.invoices, state.invoices)
  return {
    order: changedColumns(order, columns),
    lines: changedLines(lines, followed.lines, slips),
    parcels: changedParcels(known.parcels, parcels),
    invoices: isChanged ? invoices : null,
    isRejected,
    slips,
    cancelled: isRejected ? [] : newlyCancelled(lines, followed.lines, state.reason),
  }
}

export const isNothing = ({ order, lines, parcels, invoices }: OrderChanges) =>
  Object.keys(order).length === 0 && lines.length === 0 && parcels.length === 0 && invoices === null

const committed = (line: OrderLine | undefined) => line?.committedDate ?? null

function headColumns(order: SalesOrder, state: ErpOrderState) {
  const via = state.shipVia?.slice(0, 100)
  const isSameVia = !via || shipTypeName(order.shippedVia ?? order.shipVia) === shipTypeName(via)
  return {
    pickedUtc: state.pickedUtc === null ? null : new Date(state.pickedUtc),
    terms: state.terms?.slice(0, 50) ?? null,
    fob: state.fob?.slice(0, 50) ?? null,
    salesPerson: state.salesPerson?.slice(0, 100) ?? null,
    shippedVia: isSameVia ? order.shippedVia : via,
    erpOrderNumber: state.orderNumber,
  }
}

interface Going {
  progress: Parameters<typeof linesState>[0]
  parcels: ParcelNow[]
  askedUtc: Date
}

/** Times when it was shipped, partly shipped or rejected: from the ERP, otherwise when the shop first noticed. */
function shippingColumns(order: SalesOrder, state: ErpOrderState, { progress, parcels, askedUtc }: Going) {
  const stands = linesState(progress)
  const left = parcels.filter(hasLeft).toSorted((a, b) => Number(a.shippedUtc) - Number(b.shippedUtc))
  const [first, last] = [left[0], left.at(-1)]
  const isRejected = stands === 'CANCELLED'
  return {
    partlyShippedUtc:
      stands === 'PARTLY SHIPPED' ? (first?.shippedUtc ?? order.partlyShippedUtc ?? askedUtc) : null,
    shippedUtc: stands === 'SHIPPED' ? (last?.shippedUtc ?? order.shippedUtc ?? askedUtc) : null,
    rejectedUtc: isRejected
      ? state.cancelledUtc === null
        ? (order.rejectedUtc ?? askedUtc)
        : new Date(state.cancelledUtc)
      : null,
    rejectionReason: isRejected ? reasonOf(state) : null,
    // A quote may have been ordered again in the meantime: once rejected, a request stays rejected.
    requestStatus: isRejected ? ('FAILED' as const) : order.requestStatus,
    trackingNumber: last?.trackingNumber ?? null,
  }
}

const reasonOf = ({ reason, lines }: ErpOrderState) =>
  (reason ?? lines.find(({ delayReason }) => delayReason !== null)?.delayReason ?? null)?.slice(0, 500) ??
  null

const changedColumns = (order: SalesOrder, columns: Partial<SalesOrder>): Partial<SalesOrder> =>
  Object.fromEntries(
    Object.entries(columns).filter(
      ([name, value]) => !isDeepStrictEqual(order[name as keyof SalesOrder], value),
    ),
  )

/** The committed date moves with the ERP's delays, and starts with the first date that the page shows (STEP-05). */
function changedLines(lines: readonly OrderLine[], now: LineNow[], slips: Delay[]): OrderChanges['lines'] {
  return now.flatMap(({ toCome: _, ...line }, index) => {
    const before = lines[index]
    if (!before) return []
    const delay = slips.find(({ position }) => position === line.position)
    const changed = { ...line, committedDate: delay?.now ?? before.committedDate ?? line.promisedDate }
    const isSame = Object.entries(changed).every(([name, value]) => before[name as keyof OrderLine] === value)
    return isSame ? [] : [changed]
  })
}

const newlyCancelled = (
  lines: readonly OrderLine[],
  now: LineNow[],
  reason: string | null,
): CancelledQuantity[] =>
  now.flatMap(({ position, cancelledQuantity, delayReason }, index) => {
    const quantity = cancelledQuantity - (lines[index]?.cancelledQuantity ?? 0)
    return quantity > 0 ? [{ position, quantity, reason: delayReason ?? reason }] : []
  })
