import { addDays, counted, durations } from '../../core/kernel/index.ts'
import { leadTimeMessages } from './messages.ts'
import { whyClosed } from './workdays.ts'

/** One step towards a ready date: its reason, and the date it reaches. */
export interface ReadyStep {
  kind: 'available' | 'handling' | 'option' | 'closed'
  /** For example `Paint` or `Thanksgiving`. */
  reason: string
  /** Calendar days that the step adds. */
  days: number
  /** `YYYY-MM-DD`. */
  date: string
}

export interface ReadyDate {
  /** `YYYY-MM-DD`. */
  date: string
  /** Steps that lead to the date; the last one reaches it. */
  steps: ReadyStep[]
}

const { steps: reasons } = leadTimeMessages
const handling = { kind: 'handling', reason: reasons.handling, days: 1 } as const
const paint = { kind: 'option', reason: reasons.paint, days: 1 } as const
const impeller = { kind: 'option', reason: reasons.impeller, days: 2 } as const

/**
 * The day a line is ready to ship, computed from the ERP's date. Adds one day for handling, one for paint and two for a
 * custom angle or trim, then skips weekends and holidays (LEAD-05 to LEAD-07, OQ-61).
 * Monday 2026-06-01, painted and customised, gives Friday 2026-06-05.
 * Dates are `YYYY-MM-DD`; only holidays of this year and the next count.
 */
export function shiftReadyDate(
  erpDate: string,
  { painted, customised }: ExtraWork,
  today: string,
): ReadyDate {
  const steps: ReadyStep[] = [{ kind: 'available', reason: reasons.available, days: 0, date: erpDate }]
  let date = erpDate

  for (const step of [handling, painted && paint, customised && impeller]) {
    if (!step) continue
    date = addDays(date, step.days)
    steps.push({ ...step, date })
  }
  for (let reason = whyClosed(date, today); reason; reason = whyClosed(date, today)) {
    date = addDays(date, 1)
    const run = steps.at(-1)
    if (run?.reason === reason) steps.splice(-1, 1, { ...run, days: run.days + 1, date })
    else steps.push({ kind: 'closed', reason, days: 1, date })
  }

  return { date, steps }
}

export interface ExtraWork {
  painted: boolean
  customised: boolean
}

/**
 * Extra work that the options of a line require: a chosen color, and an impeller other than Full Trim at angle 0 (LEAD-05,
 * OQ-61). No Paint, and the null values of a part that is not an impeller, add nothing.
 */
export function extraWork(options: {
  paintColorId: number | null
  impellerTrim: number | null
  impellerAngle: number | null
}): ExtraWork {
  return {
    painted: options.paintColorId !== null,
    customised: Boolean(options.impellerTrim) || Boolean(options.impellerAngle),
  }
}

/**
 * Distance of a date from today, in the largest whole unit of years, months, weeks or days (LEAD-03, LEAD-09). From
 * 2026-11-20, 2026-12-19 is `4 weeks` away and 2026-12-20 `1 month`; today and past dates give `1 day`.
 */
export function relativeDuration(today: string, date: string): string {
  const months = fullMonths(today, date)
  const days = Math.round((Date.parse(date) - Date.parse(today)) / durations.day)

  if (months >= 12) return counted(Math.floor(months / 12), 'year')
  if (months >= 1) return counted(months, 'month')
  if (days >= 7) return counted(Math.floor(days / 7), 'week')
  return counted(Math.max(days, 1), 'day')
}

function fullMonths(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth

  return toDay < fromDay ? months - 1 : months
}
