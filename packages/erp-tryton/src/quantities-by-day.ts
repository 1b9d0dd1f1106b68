import type { ErpOrder } from '@volute/erp'
import type { Row } from './call-tryton.ts'
import { latest } from './tryton-values.ts'

type Line = Pick<ErpOrder['lines'][number], 'promised'>

/** Move of goods to the customer. */
export interface Move extends Row {
  /** `sale.line,ID` */
  origin: string
  /** `stock.shipment.out,ID` */
  shipment: string | null
  state: string
  quantity: number
  invoice_lines: number[]
  _timestamp: string
}

/** Part of a move that ships on one day. */
export interface DayQuantity {
  move: Move
  quantity: number
  day: string
  /** True if it is not the first of its move, and so becomes a move of its own. */
  isSplitOff: boolean
}

/**
 * Splits moves by the days promised for their lines. The moves of a line take its allocations in turn, the oldest move the
 * earliest. A move of 10 promised as 4 on 11/24/2026 and 6 on 12/03/2026 becomes two quantities; moves of 4 and 6 stay as
 * they are. Quantities without a date ship with the last of the order. Only drafts are planned.
 */
export function quantitiesByDay(lines: Map<string, Line | undefined>, moves: readonly Move[]): DayQuantity[] {
  const dates = [...lines.values()].flatMap(
    (line) => line?.promised.map((allocation) => allocation.date) ?? [],
  )
  const last = latest(dates) ?? ''
  const byLine = Map.groupBy(moves, (move) => move.origin)
  return [...byLine].flatMap(([origin, own]) => {
    const allocations = allocationsByDay(lines.get(origin), last)
    return own
      .toSorted((one, other) => one.id - other.id)
      .flatMap((move) => takeAllocations(move, allocations))
  })
}

interface Allocation {
  day: string
  left: number
}

/** Groups a line's promised quantities by day; a final allocation without limit takes any excess. */
function allocationsByDay(line: Line | undefined, last: string): Allocation[] {
  const byDay = Map.groupBy(line?.promised ?? [], ({ date }) => date ?? last)
  const allocations = [...byDay].map(([day, own]) => ({
    day,
    left: own.reduce((sum, { quantity }) => sum + Number(quantity), 0),
  }))
  return [
    ...allocations.toSorted((one, other) => one.day.localeCompare(other.day)),
    { day: last, left: Infinity },
  ]
}

/** Deducts a move's quantity from the allocations. */
function takeAllocations(move: Move, allocations: Allocation[]): DayQuantity[] {
  const taken: { day: string; quantity: number }[] = []
  let open = move.quantity
  for (const allocation of allocations) {
    const quantity = Math.min(open, allocation.left)
    if (quantity > 0) taken.push({ day: allocation.day, quantity })
    allocation.left -= quantity
    open -= quantity
  }
  if (move.state !== 'draft') return []
  return taken.map((one, index) => ({ ...one, move, isSplitOff: index > 0 }))
}
