import { addDays } from '../kernel/index.ts'
import { isDaylightSaving } from './daylight-saving.ts'
import type { ExtraWork } from './extra-work.ts'
import { leadTimeMessages } from './messages.ts'
import { whyClosed } from './why-closed.ts'

/** One step of the way to a ready date: what it waits for, and the date it reaches. */
export interface ReadyStep {
  kind: 'available' | 'handling' | 'option' | 'closed'
  /** Such as `Paint`, or `Thanksgiving`. */
  reason: string
  /** The calendar days it adds. */
  days: number
  /** `YYYY-MM-DD`. */
  date: string
}

export interface ReadyDate {
  /** `YYYY-MM-DD`. */
  date: string
  /** Midnight of that date in US Pacific time, ISO 8601 in UTC. */
  instant: string
  /** How the date comes about; the last step reaches it. */
  steps: ReadyStep[]
}

const { steps: reasons } = leadTimeMessages
const handling = { kind: 'handling', reason: reasons.handling, days: 1 } as const
const paint = { kind: 'option', reason: reasons.paint, days: 1 } as const
const impeller = { kind: 'option', reason: reasons.impeller, days: 2 } as const

/**
 * The day a line is ready to ship, from the ERP's date: a day for handling, one for paint and two for a custom angle
 * or trim are added first; then the date moves on past weekends and holidays (LEAD-05 to LEAD-08, OQ-61).
 * Monday 2026-06-01, painted and customised, gives Friday `2026-06-05T07:00:00Z`.
 * Dates are `YYYY-MM-DD`; holidays of today's year and the next count.
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

  const hour = isDaylightSaving(new Date(`${date}T12:00:00Z`)) ? '07' : '08'
  return { date, instant: `${date}T${hour}:00:00Z`, steps }
}
