import { formatDate } from '../../core/kernel/index.ts'

/** A line whose rest comes later than its buyer was told. */
export interface Slip {
  position: number
  /** Quantity still to come. */
  quantity: number
  was: string
  now: string
  reason: string | null
}

/** Pieces of a line that the ERP took out of an order that goes on. */
export interface CancelledPieces {
  position: number
  quantity: number
  reason: string | null
}

/** Date of a line at the ERP, and the date that its buyer saw. */
interface ToldLine {
  position: number
  toCome: number
  promised: string | null
  slipReason: string | null
  told: string | null
}

/**
 * Lines of which a later date is to be told: only what is still to come slips, and only past the latest date that was
 * told. An earlier date is none, a first date is shown, not told, and today is none either: an ERP that moves what is overdue to
 * each new day says nothing of when it comes (STEP-05).
 */
export function slipsOf(lines: readonly ToldLine[], today: string): Slip[] {
  return lines.flatMap(({ position, toCome, promised, slipReason, told }) =>
    toCome > 0 && promised !== null && told !== null && promised > told && promised > today
      ? [{ position, quantity: toCome, was: told, now: promised, reason: slipReason }]
      : [],
  )
}

/** `6 Seal, mechanical (TB10773) now 12/09/2026 (was 12/03/2026): supplier receipt late`; the part as it is named to it. */
export function slipText({ quantity, was, now, reason }: Slip, part: string): string {
  const dates = `${quantity} ${part} now ${formatDate(now)} (was ${formatDate(was)})`
  return reason ? `${dates}: ${reason}` : dates
}
