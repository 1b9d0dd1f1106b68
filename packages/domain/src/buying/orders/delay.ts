import { formatDate } from '../../core/kernel/index.ts'

/** Delay of a line: the rest comes later than the committed date. */
export interface Delay {
  position: number
  /** Quantity still to come. */
  quantity: number
  was: string
  now: string
  reason: string | null
}

/** Quantity of a line that the ERP cancelled while the rest of the order continues. */
export interface CancelledQuantity {
  position: number
  quantity: number
  reason: string | null
}

/** Date of a line at the ERP, and its committed date. */
interface CommittedLine {
  position: number
  toCome: number
  promised: string | null
  delayReason: string | null
  committed: string | null
}

/**
 * Lines with a delay to notify the buyer of: only what is still to come is delayed, and only past the committed date. An
 * earlier date is no delay. A first date is only shown. Today does not count either, because an ERP that moves overdue
 * dates to each new day does not say when the goods come (STEP-05).
 */
export function delaysOf(lines: readonly CommittedLine[], today: string): Delay[] {
  return lines.flatMap(({ position, toCome, promised, delayReason, committed }) =>
    toCome > 0 && promised !== null && committed !== null && promised > committed && promised > today
      ? [{ position, quantity: toCome, was: committed, now: promised, reason: delayReason }]
      : [],
  )
}

/** `6 Seal, mechanical (TB10773) now 12/09/2026 (was 12/03/2026): supplier receipt late`, with the part named as given. */
export function delayText({ quantity, was, now, reason }: Delay, part: string): string {
  const dates = `${quantity} ${part} now ${formatDate(now)} (was ${formatDate(was)})`
  return reason ? `${dates}: ${reason}` : dates
}
