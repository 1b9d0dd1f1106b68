import { formatDate, formatNumber } from '../../core/kernel/index.ts'
import { type Promised, type Allocation, allocationText } from '../../catalogue/promise/index.ts'
import { lineState } from './line-state.ts'
import type { TrackedLine } from './tracked-order.ts'

/** Quantity of a line still to come on one date. */
export interface StillToCome {
  quantity: number
  date: string | null
  /** `6 on 12/09/2026` */
  text: string
  /** The same for paper, which is read on other days: a date in place of `today`. */
  textOnPaper: string
  /** Change from the date that was shown: `was 12/03/2026: supplier receipt late`; null if unchanged. */
  change: string | null
  /** True if the quantity is overdue or comes later than shown. */
  isLater: boolean
}

type Line = Pick<
  TrackedLine,
  'quantity' | 'shippedQuantity' | 'cancelledQuantity' | 'promisedDate' | 'shownPromise' | 'delayReason'
>

/**
 * Quantities of a line still to come, by date (TRACK-05). The allocations shown with the order are shipped from the
 * earliest and cancelled from the last. The ERP's date applies to the last allocation, and no other is later.
 */
export function stillToCome(line: Line, today: string): StillToCome[] {
  const { quantity: ordered, shippedQuantity: shipped, cancelledQuantity: cancelled, promisedDate } = line
  const { toCome } = lineState({ ordered, shipped, cancelled })
  const rest = quantitiesAfter(line.shownPromise ?? [], shipped, toCome)

  return rest.map((shown, index) => {
    const isLast = index === rest.length - 1
    const date = dateNow(shown.date, promisedDate, isLast)
    const isEarlier = shown.date !== null && date !== null && date < shown.date
    const why = isLast && promisedDate !== shown.date && !isEarlier ? line.delayReason : null
    return describe(shown, date, why, today)
  })
}

/** Takes `count` units of a promise after the first ones; those that the promise does not cover have no date. */
function quantitiesAfter(allocations: Promised, first: number, count: number): Promised {
  const quantities: Promised = []
  let [place, open] = [0, count]
  for (const allocation of allocations) {
    const quantity = Math.min(open, allocation.quantity - Math.max(0, first - place))
    if (quantity > 0) quantities.push({ ...allocation, quantity })
    open -= Math.max(0, quantity)
    place += allocation.quantity
  }
  return open > 0 ? [...quantities, { quantity: open, date: null, source: { kind: 'unknown' } }] : quantities
}

function dateNow(shown: string | null, promised: string | null, isLast: boolean): string | null {
  if (promised === null) return shown
  return isLast || (shown !== null && shown > promised) ? promised : shown
}

function describe(shown: Allocation, date: string | null, why: string | null, today: string): StillToCome {
  const isMoved = date !== shown.date
  const isOverdue = date !== null && date < today
  const became = [
    isMoved && shown.date !== null && `was ${formatDate(shown.date)}`,
    isOverdue && 'overdue',
  ].filter(Boolean)
  const allocation: Allocation = isMoved ? { ...shown, date, source: { kind: 'unknown' } } : shown
  return {
    quantity: shown.quantity,
    date,
    text: allocationText(allocation, today),
    textOnPaper: allocationText(allocation, null),
    change: [became.join(', '), why].filter(Boolean).join(': ') || null,
    isLater: isOverdue || (isMoved && shown.date !== null && date !== null && date > shown.date),
  }
}

/** Summary of all lines: `8 to come, the last on 12/13/2026`, or `8 to come, overdue`; null if nothing is to come. */
export function describeToCome(lines: readonly Line[], today: string): string | null {
  const coming = lines.flatMap((line) => stillToCome(line, today))
  const quantities = coming.reduce((sum, { quantity }) => sum + quantity, 0)
  if (quantities === 0) return null
  const dates = coming.flatMap(({ date }) => date ?? []).toSorted()
  const last = dates.length === coming.length && dates.at(-1)
  const when = last && (last < today ? ', overdue' : `, the last on ${formatDate(last)}`)
  return `${formatNumber(quantities)} to come${when || ''}`
}
