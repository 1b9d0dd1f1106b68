import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { type ErpInvoice, type ErpOrder, type ErpShipment, erpOrder } from '@volute/erp'

/** Stage of an order in the rough ERP: a draft has no commitment, and confirming it takes two steps. */
type Stage = 'draft' | 'confirming' | 'confirmed' | 'cancelled'

export interface RoughOrder {
  id: number
  stage: Stage
  changedUtc: string
  document: ErpOrder
  /** Lines of the document first, then those that the ERP's staff added. */
  lines: {
    partNumber: string
    ordered: number
    cancelled: number
    promised: string | null
    delayReason: string | null
  }[]
  confirmedUtc: string | null
  pickedUtc: string | null
  cancelledUtc: string | null
  reason: string | null
  shipments: ErpShipment[]
  invoices: ErpInvoice[]
  /** Codes of the announced claims, in order. */
  claims: string[]
}

/** Orders of the rough ERP: every change is written to a file before the response, so that a kill loses nothing. */
export function openRoughStore(file: string, now: () => Date) {
  const orders = new Map<number, RoughOrder>()
  for (const line of readLines(file)) orders.set(line.id, line)

  function write(order: RoughOrder): RoughOrder {
    appendFileSync(file, `${JSON.stringify(order)}\n`)
    orders.set(order.id, order)
    return order
  }

  return {
    /** All orders, or those with a request code. */
    find: (requestCode?: unknown) =>
      [...orders.values()].filter((one) => !requestCode || one.document.requestCode === requestCode),
    /** Creates a new draft every time: this ERP does not check for repeated request codes. */
    draft: (document: unknown) =>
      write(draftOf(orders.size + 500_001, erpOrder.parse(document), now().toISOString())),
    /** Moves an order to another stage if it is in the stage that the caller expects; returns undefined otherwise. */
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
    /** Announces a return of an order; returns undefined if there is no such order, or it already has the claim. */
    claim(id: number, code: string): RoughOrder | undefined {
      const order = orders.get(id)
      if (!order || order.claims.includes(code)) return undefined
      return write({ ...order, claims: [...order.claims, code], changedUtc: now().toISOString() })
    },
    /** Changes an order as the ERP's own staff do; returns undefined if there is none. */
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
    delayReason: null,
  })),
  confirmedUtc: null,
  pickedUtc: null,
  cancelledUtc: null,
  reason: null,
  shipments: [],
  invoices: [],
  claims: [],
})

/** Reads complete lines only: one that a kill cut off had no response. */
function readLines(file: string): RoughOrder[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line) as RoughOrder)
}
