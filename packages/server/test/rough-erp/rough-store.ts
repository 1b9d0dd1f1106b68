import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { type ErpInvoice, type ErpOrder, type ErpShipment, erpOrder } from '../../src/core/erp/index.ts'

/** Stage of an order of the rough ERP: a draft commits to nothing, and confirming it takes two steps. */
type Stage = 'draft' | 'confirming' | 'confirmed' | 'cancelled'

export interface RoughOrder {
  id: number
  stage: Stage
  changedUtc: string
  document: ErpOrder
  /** Those of the document first, then what its own people added. */
  lines: {
    partNumber: string
    ordered: number
    cancelled: number
    promised: string | null
    slipReason: string | null
  }[]
  confirmedUtc: string | null
  pickedUtc: string | null
  cancelledUtc: string | null
  reason: string | null
  shipments: ErpShipment[]
  invoices: ErpInvoice[]
  /** Codes of the claims that were announced, in their order. */
  claims: string[]
}

/** The rough ERP's orders: every change is a line of a file before it is answered, so that a kill forgets nothing. */
export function openRoughStore(file: string, now: () => Date) {
  const orders = new Map<number, RoughOrder>()
  for (const line of readLines(file)) orders.set(line.id, line)

  function write(order: RoughOrder): RoughOrder {
    appendFileSync(file, `${JSON.stringify(order)}\n`)
    orders.set(order.id, order)
    return order
  }

  return {
    /** All orders, or those of a request code. */
    find: (requestCode?: unknown) =>
      [...orders.values()].filter((one) => !requestCode || one.document.requestCode === requestCode),
    /** Another draft every time: this ERP knows no request code twice. */
    draft: (document: unknown) =>
      write(draftOf(orders.size + 500_001, erpOrder.parse(document), now().toISOString())),
    /** Moves an order on, only from the stage that the caller believes it to be in; undefined otherwise. */
    move(id: number, from: Stage, to: Stage): RoughOrder | undefined {
      const order = orders.get(id)
      const changedUtc = now().toISOString()
      return order?.stage === from
        ? write({
            ...order,
            stage: to,
            changedUtc,
            confirmedUtc: to === 'confirmed' ? changedUtc : order.confirmedUtc,
          })
        : undefined
    },
    /** Announces a return of an order; undefined where there is no such order, or it holds the claim already. */
    claim(id: number, code: string): RoughOrder | undefined {
      const order = orders.get(id)
      if (!order || order.claims.includes(code)) return undefined
      return write({ ...order, claims: [...order.claims, code], changedUtc: now().toISOString() })
    },
    /** Changes an order as its own people do; undefined where there is none. */
    change(id: number, act: (order: RoughOrder, atUtc: string) => RoughOrder): RoughOrder | undefined {
      const order = orders.get(id)
      const changedUtc = now().toISOString()
      return order && write({ ...act(order, changedUtc), changedUtc })
    },
  }
}
export type RoughStore = ReturnType<typeof openRoughStore>

const draftOf = (id: number, document: ErpOrder, changedUtc: string): RoughOrder => ({
  id,
  stage: 'draft',
  changedUtc,
  document,
  lines: document.lines.map(({ partNumber, quantity }) => ({
    partNumber,
    ordered: Number(quantity),
    cancelled: 0,
    promised: null,
    slipReason: null,
  })),
  confirmedUtc: null,
  pickedUtc: null,
  cancelledUtc: null,
  reason: null,
  shipments: [],
  invoices: [],
  claims: [],
})

/** A line that a kill has cut off was never answered. */
function readLines(file: string): RoughOrder[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line) as RoughOrder)
}
