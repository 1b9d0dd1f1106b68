import { counted, formatDate, formatTime } from '../../core/kernel/index.ts'
import { shopDate } from '../lead-time/index.ts'
import { promiseMessages } from './messages.ts'
import type { Promised, Allocation } from './promise.ts'

/** A promise in one line, as read today: `4 today from Fresno · 6 on 12/03/2026 (12 due 12/01/2026)` (PROMISE-06). */
export function promiseText(allocations: Promised, today: string): string {
  return allocations.map((allocation) => allocationText(allocation, today)).join(' · ')
}

/** Formats one allocation: `6 on 12/03/2026 (12 due 12/01/2026)`; paper has no `today`. */
export function allocationText({ quantity, date, source }: Allocation, today: string | null): string {
  return [String(quantity), whenText(date, today), whence(source)].filter(Boolean).join(' ')
}

/** `today`, `on 12/03/2026`, or `without a known date`. */
export function whenText(date: string | null, today: string | null): string {
  if (date === null) return promiseMessages.unknown
  return date === today ? 'today' : `on ${formatDate(date)}`
}

function whence(source: Allocation['source']): string {
  if (source.kind === 'stock') return source.warehouse && `from ${source.warehouse}`
  if (source.kind === 'receipt') return `(${source.quantity} due ${formatDate(source.dueOn)})`
  if (source.kind === 'making' && source.workingDays > 0)
    return `(made in ${counted(source.workingDays, 'working day')})`
  return ''
}

/**
 * Age of an ERP answer at the shop, beside dates at the shop: `as the ERP said at 2:05 PM`, with the date if it is not from today (OQ-110).
 */
export function ageText(asOf: string, now: Date, timeZone: string): string {
  const [day, today] = [new Date(asOf), now].map((instant) => shopDate(instant, timeZone))
  const on = day === undefined || day === today ? '' : `on ${formatDate(day)} `
  return `as the ERP said ${on}at ${formatTime(asOf, timeZone)}`
}
