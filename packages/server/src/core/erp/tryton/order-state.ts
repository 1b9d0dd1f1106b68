import { addDays } from '@volute/domain/core/kernel'
import { shopDate } from '@volute/domain/catalogue/lead-time'
import type { ErpInvoice, ErpOrderLine, ErpOrderState, ErpShipment } from '../port.ts'
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
  /** By its time zone Tryton says which day it is; by UTC where it has none. */
  'company.': { timezone: string | null }
  'payment_term.': { name: string } | null
  invoices: number[]
}

interface SaleLine extends Row {
  sale: number
  /** Its place in the order, from 1, as the shop submitted it. */
  sequence: number | null
  create_date: string
  'product.': { code: string | null; lead_time: number | null; type: string } | null
  quantity: number
  note: string | null
  /** Moves that were cancelled for good. */
  moves_ignored: number[]
}

interface Move extends Row {
  /** `sale.line,ID` for goods that go to the customer, `stock.move,ID` for the picking of them. */
  origin: string
  /** `stock.shipment.out,ID`. */
  shipment: string | null
  state: 'staging' | 'draft' | 'assigned' | 'done' | 'cancelled'
  quantity: number
  planned_date: string | null
  /** When it was done, also of one that was cancelled since. */
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

/** Records that belong to the sales that were read. */
export interface SaleParts {
  lines: SaleLine[]
  moves: Move[]
  shipments: Shipment[]
  invoices: Invoice[]
}

/** A sale of Tryton's in the ERP port's form. */
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

/** The days that Tryton computes by itself for goods of this sale: when it was made, and the lead times from then on. */
const computedDays = (sale: Sale, saleLines: SaleLine[]) =>
  new Set(
    saleLines.flatMap((line) => sale.sale_date && addDays(sale.sale_date, line['product.']?.lead_time ?? 0)),
  )

function orderLine(
  line: SaleLine,
  moves: Move[],
  { sale, computed }: { sale: Sale; computed: Set<string | null> },
): ErpOrderLine {
  // A service never moves: it is done with the sale.
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
    slipReason: line.note || null,
  }
}

/**
 * When the last of what is to come leaves, as Tryton's people or the shop planned it. What Tryton computes by itself is no promise: goods
 * that it plans again, since only a part has left, are still promised as they were before.
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

/** Lines that came with the sale are the shop's; Tryton's people may drag lines, but hardly do once goods move. */
export const positionOf = (
  line: Pick<SaleLine, 'create_date' | 'sequence'>,
  sale: Pick<Sale, 'create_date'>,
) => (line.create_date === sale.create_date && line.sequence !== null ? line.sequence - 1 : null)

/** Cancelled as a whole: the sale itself, or all of its goods for good. The reason is what a line's note says. */
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

/** A shipment that is packed, has left, or was cancelled after it was picked: of an earlier one nobody has heard. */
const isParcel = ({ state }: Shipment, wasPicked: boolean) =>
  state === 'packed' || state === 'done' || (state === 'cancelled' && wasPicked)

/** It has left when its own moves are done, too: moves and shipments are read one after the other. */
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
 * When moves were done: Tryton keeps the day alone, and writes done moves again whenever it computes costs. It is noon of that day where
 * the company is, or before noon when they were last written, so that nothing was done in the future or before its order.
 */
function doneUtc(moves: Move[], sale: Sale): string | null {
  const [day] = moves.flatMap((move) => move.effective_date ?? []).toSorted()
  if (day === undefined) return null
  const noon = noonIn(zoneOf(sale), day)
  const written = latest(moves.map((move) => move.write_date)) ?? noon
  return latest([noon < written ? noon : written, sale.create_date])
}
