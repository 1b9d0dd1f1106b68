import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { type ErpOrder, erpOrder } from '../../src/erp/index.ts'

/** How far an order of the rough ERP is: a draft commits to nothing, and confirming it takes two steps. */
type Stage = 'draft' | 'confirming' | 'confirmed' | 'cancelled'

export interface RoughOrder {
  id: number
  stage: Stage
  changedUtc: string
  document: ErpOrder
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
      write({
        id: orders.size + 500_001,
        stage: 'draft',
        changedUtc: now().toISOString(),
        document: erpOrder.parse(document),
      }),
    /** Moves an order on, only from the stage that the caller believes it to be in; undefined otherwise. */
    move(id: number, from: Stage, to: Stage): RoughOrder | undefined {
      const order = orders.get(id)
      return order?.stage === from
        ? write({ ...order, stage: to, changedUtc: now().toISOString() })
        : undefined
    },
  }
}
export type RoughStore = ReturnType<typeof openRoughStore>

/** A line that a kill has cut off was never answered. */
function readLines(file: string): RoughOrder[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line) as RoughOrder)
}
