import { addDays } from '@volute/domain/core/kernel'
import { shopDate } from '@volute/domain/catalogue/lead-time'
import type { ErpInvoice, ErpOrderLine, ErpOrderState, ErpShipment } from '@volute/erp'
import type { Row } from './call-tryton.ts'
import { noonIn } from './noon-in.ts'
import { latest } from './tryton-values.ts'

export type SaleState = 'draft' | 'quotation' | 'confirmed' | 'processing' | 'done' | 'cancelled'

export interface Sale extends Row {
  web_id: string
  number: string
  state: SaleState
  create_date: string
  write_date: string | null
  sale_date: string | null
  /** Tryton computes dates in the company's time zone, or in UTC if it has none. */
  'company.': { timezone: string | null }
  'payment_term.': { name: string } | null
  invoices: number[]
}

interface SaleLine extends Row {
  sale: number
  /** Position in the submitted order, from 1. */
  sequence: number | null
  create_date: string
  'product.': { code: string | null; lead_time: number | null; type: string } | null
  quantity: number
  note: string | null
  /** Moves that were cancelled for good. */
  moves_ignored: number[]
}

interface Move extends Row {
  /** `sale.line,ID` for goods to the customer, `stock.move,ID` for picking them. */
  origin: string
  /** `stock.shipment.out,ID`. */
  shipment: string | null
  state: 'staging' | 'draft' | 'assigned' | 'done' | 'cancelled'
  quantity: number
  planned_date: string | null
  /** Day on which it was done, also if it was cancelled afterwards. */
  effective_date: string | null
  create_date: string
  write_date: string | null
}

interface Shipment extends Row {
  state: 'draft' | 'waiting' | 'assigned' | 'picked' | 'packed' | 'done' | 'cancelled'
  reference: string | null
  write_date: string | null
}

interface Invoice extends Row {
  number: string
  invoice_date: string
  total_amount: string
  invoice_report_format: string | null
}

/** Records that belong to the sales. */
export interface SaleParts {
  lines: SaleLine[]
  moves: Move[]
  shipments: Shipment[]
  invoices: Invoice[]
}

/** Converts a Tryton sale to the ERP port's form. */
export function orderState(sale: Sale, parts: SaleParts): ErpOrderState {
  const saleLines = parts.lines.filter((line) => line.sale === sale.id)
  const ofLine = Map.groupBy(parts.moves, (move) => move.origin)
  const movesOf = (line: Row) => ofLine.get(`sale.line,${line.id}`) ?? []
  const computed = computedDays(sale, saleLines)
  const lines = saleLines.map((line) => orderLine(line, movesOf(line), { sale, computed }))
  const goods = saleLines.flatMap((line) =>
    movesOf(line).map((move) => ({ move, position: positionOf(line, sale) })),
  )
  const picksOf = (move: Row) => ofLine.get(`stock.move,${move.id}`) ?? []
  const picked = goods.flatMap(({ move }) => picksOf(move)).filter(isDone)
  return {
    requestCode: sale.web_id,
    orderId: String(sale.id),
    orderNumber: sale.number,
    receivedUtc: sale.create_date,
    pickedUtc: doneUtc(picked, sale),
    ...cancellation(sale, saleLines, lines, goods),
    terms: sale['payment_term.']?.name ?? null,
    fob: null,
    salesPerson: null,
    shipVia: null,
    lines,
    shipments: parts.shipments.flatMap((shipment) => {
      const own = goods.filter(({ move }) => move.shipment === `stock.shipment.out,${shipment.id}`)
      const wasPicked = own.some(({ move }) => picksOf(move).some((pick) => pick.effective_date !== null))
      return own.length > 0 && isParcel(shipment, wasPicked) ? [shipmentState(shipment, own, sale)] : []
    }),
    invoices: parts.invoices.filter((invoice) => sale.invoices.includes(invoice.id)).map(invoiceState),
  }
}

/** Days that Tryton computes by itself for a sale's goods: the day of the sale plus each lead time. */
const computedDays = (sale: Sale, saleLines: SaleLine[]) =>
  new Set(
    saleLines.flatMap((line) => sale.sale_date && addDays(sale.sale_date, line['product.']?.lead_time ?? 0)),
  )

function orderLine(
  line: SaleLine,
  moves: Move[],
  { sale, computed }: { sale: Sale; computed: Set<string | null> },
): ErpOrderLine {
  // A service never moves: it is shipped once the sale is done.
  const isService = line['product.']?.type === 'service'
  const shipped = isService && sale.state === 'done' ? line.quantity : sum(moves.filter(isDone))
  const given = sum(moves.filter((move) => line.moves_ignored.includes(move.id)))
  const isClosed = sale.state === 'cancelled' || sale.state === 'done'
  return {
    position: positionOf(line, sale),
    partNumber: line['product.']?.code ?? '',
    ordered: String(line.quantity),
    shipped: String(shipped),
    cancelled: String(isClosed ? Math.max(0, line.quantity - shipped) : given),
    promised: promisedDay(moves, computed, zoneOf(sale)),
    delayReason: line.note || null,
  }
}

/**
 * Day on which the last of the open goods ships, as planned by Tryton's staff or by the shop. A day that Tryton computes by
 * itself is not a promise: goods that it plans again after a partial shipment keep their earlier promise.
 */
function promisedDay(moves: Move[], computed: Set<string | null>, zone: string): string | null {
  const isPlanned = ({ planned_date: day, create_date: made }: Move) =>
    !computed.has(day) && day !== shopDate(new Date(made), zone)
  const coming = moves.filter((move) => move.state !== 'done' && move.state !== 'cancelled')
  if (coming.length === 0) return null
  const planned = coming.filter(isPlanned)
  return latest(
    (planned.length === coming.length ? planned : moves.filter(isPlanned)).map((one) => one.planned_date),
  )
}

/**
 * Position of a line that was created with the sale, and so by the shop. Tryton's staff may drag lines, but hardly do once
 * goods move.
 */
export const positionOf = (
  line: Pick<SaleLine, 'create_date' | 'sequence'>,
  sale: Pick<Sale, 'create_date'>,
) => (line.create_date === sale.create_date && line.sequence !== null ? line.sequence - 1 : null)

/** Cancellation of the whole: the sale itself, or all of its goods for good. The reason comes from a line's note. */
function cancellation(
  sale: Sale,
  saleLines: SaleLine[],
  lines: ErpOrderLine[],
  goods: { move: Move }[],
): Pick<ErpOrderState, 'cancelledUtc' | 'reason'> {
  const isWhole = lines.every(({ ordered, cancelled }) => ordered === cancelled)
  if (sale.state !== 'cancelled' && !isWhole) return { cancelledUtc: null, reason: null }
  const lastMove = goods
    .flatMap(({ move }) => move.write_date ?? [])
    .toSorted()
    .at(-1)
  return {
    cancelledUtc: lastMove ?? sale.write_date ?? sale.create_date,
    reason: saleLines.find((line) => line.note)?.note ?? null,
  }
}

/** True for a shipment that is packed, has left, or was cancelled after it was picked; nobody has heard of an earlier one. */
const isParcel = ({ state }: Shipment, wasPicked: boolean) =>
  state === 'packed' || state === 'done' || (state === 'cancelled' && wasPicked)

/** Converts a shipment. It counts as left only if its own moves are done too: moves and shipments are read one after the other. */
function shipmentState(
  { id, state, reference, write_date }: Shipment,
  own: { move: Move; position: number | null }[],
  sale: Sale,
): ErpShipment {
  const moves = own.map(({ move }) => move).filter((move) => move.state !== 'cancelled')
  const hasLeft = state === 'done' && moves.every(isDone)
  const [, carrier = null, trackingNumber = null] = /^(?:(.*\S)\s+)?(\S+)$/.exec(reference ?? '') ?? []
  return {
    shipmentId: String(id),
    shippedUtc: hasLeft ? doneUtc(moves, sale) : null,
    cancelledUtc: state === 'cancelled' ? write_date : null,
    carrier,
    trackingNumber,
    lines: own.flatMap(({ move, position }) =>
      position === null || move.quantity === 0 ? [] : [{ position, quantity: String(move.quantity) }],
    ),
  }
}

const invoiceState = (invoice: Invoice): ErpInvoice => ({
  invoiceId: String(invoice.id),
  number: invoice.number,
  invoicedOn: invoice.invoice_date,
  total: invoice.total_amount,
  hasPdf: invoice.invoice_report_format === 'pdf',
})

const isDone = (move: Move) => move.state === 'done'

const sum = (moves: Move[]) => moves.reduce((total, move) => total + move.quantity, 0)

const zoneOf = (sale: Sale) => sale['company.'].timezone ?? 'UTC'

/**
 * Time at which moves were done. Tryton stores only the day, and rewrites done moves whenever it computes costs. The time is
 * noon of that day at the company, or the last write if that was before noon, so that nothing is done in the future or
 * before its order.
 */
function doneUtc(moves: Move[], sale: Sale): string | null {
  const [day] = moves.flatMap((move) => move.effective_date ?? []).toSorted()
  if (day === undefined) return null
  const noon = noonIn(zoneOf(sale), day)
  const written = latest(moves.map((move) => move.write_date)) ?? noon
  return latest([noon < written ? noon : written, sale.create_date])
}
