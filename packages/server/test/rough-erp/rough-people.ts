import type { ErpPeople, LineQuantity } from '@volute/erp/contract'
import type { RoughOrder } from './rough-store.ts'

/** Acts of the rough ERP's own staff on an order, as named in the contract; it does not handle prices. */
export type RoughAct = Exclude<keyof ErpPeople, 'setPrice' | 'countOrders' | 'countReturns'>

interface Did {
  act: RoughAct
  lines: LineQuantity[]
  promises: { position: number; date: string }[]
  shipmentId: string
  /** A tracking number, a carrier, a reason or a part. */
  text: string | null
  quantity: string
}

export function actOn(order: RoughOrder, did: Did, atUtc: string): RoughOrder {
  return { ...order, ...acts[did.act](order, did, atUtc) }
}

type Act = (order: RoughOrder, did: Did, atUtc: string) => Partial<RoughOrder>

const acts: Record<RoughAct, Act> = {
  pick: (_order, _did, pickedUtc) => ({ pickedUtc }),
  setBack: () => ({ stage: 'draft' }),
  ship: ({ id, shipments }, { lines, text }, shippedUtc) => ({
    shipments: [
      ...shipments,
      {
        shipmentId: `${id}-${shipments.length + 1}`,
        shippedUtc,
        cancelledUtc: null,
        carrier: null,
        trackingNumber: text,
        lines,
      },
    ],
  }),
  cancelShipment: (order, did, cancelledUtc) => changeShipment(order, did, { cancelledUtc }),
  setTracking: (order, did) => changeShipment(order, did, { trackingNumber: did.text }),
  setCarrier: (order, did) => changeShipment(order, did, { carrier: did.text }),
  cancelLines: ({ lines }, did) => ({
    lines: lines.map((line, position) => {
      const cancelled = did.lines.find((one) => one.position === position)
      return cancelled
        ? { ...line, cancelled: line.cancelled + Number(cancelled.quantity), delayReason: did.text }
        : line
    }),
  }),
  cancelOrder: ({ lines }, { text }, cancelledUtc) => ({
    cancelledUtc,
    reason: text,
    lines: lines.map((line) => ({ ...line, cancelled: line.ordered })),
  }),
  addLine: ({ lines }, { text, quantity }) => ({
    lines: [
      ...lines,
      {
        partNumber: text ?? '',
        ordered: Number(quantity),
        cancelled: 0,
        promised: null,
        delayReason: null,
      },
    ],
  }),
  promise: ({ lines }, { promises, text }) => ({
    lines: lines.map((line, position) => {
      const moved = promises.find((one) => one.position === position)
      return moved ? { ...line, promised: moved.date, delayReason: text } : line
    }),
  }),
  invoice: ({ id, invoices, document }, _did, atUtc) => ({
    invoices: [
      ...invoices,
      {
        invoiceId: `${id}-${invoices.length + 1}`,
        number: `RI-${id}-${invoices.length + 1}`,
        invoicedOn: atUtc.slice(0, 10),
        total: document.lines
          .reduce((sum, line) => sum + Number(line.unitPrice ?? 0) * Number(line.quantity), 0)
          .toFixed(2),
        hasPdf: false,
      },
    ],
  }),
}

const changeShipment = (
  { shipments }: RoughOrder,
  { shipmentId }: Did,
  change: Partial<RoughOrder['shipments'][number]>,
) => ({ shipments: shipments.map((one) => (one.shipmentId === shipmentId ? { ...one, ...change } : one)) })
