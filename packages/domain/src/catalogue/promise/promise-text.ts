import { counted, formatDate, formatTime, localDay } from '../../core/kernel/index.ts'
import { promiseMessages } from './messages.ts'
import type { Promised, Share } from './promise.ts'

/** A promise in one line, as read today: `4 today from Fresno · 6 on 12/03/2026 (12 due 12/01/2026)` (PROMISE-06). */
export function promiseText(shares: Promised, today: string): string {
  return shares.map((share) => shareText(share, today)).join(' · ')
}

/** Formats one allocation: `6 on 12/03/2026 (12 due 12/01/2026)`. */
export function shareText({ quantity, date, source }: Share, today: string): string {
  return [String(quantity), whenText(date, today), whence(source)].filter(Boolean).join(' ')
}

/** `today`, `on 12/03/2026`, or `without a known date`. */
export function whenText(date: string | null, today: string): string {
  if (date === null) return promiseMessages.unknown
  return date === today ? 'today' : `on ${formatDate(date)}`
}

function whence(source: Share['source']): string {
  if (source.kind === 'stock') return source.warehouse && `from ${source.warehouse}`
  if (source.kind === 'receipt') return `(${source.quantity} due ${formatDate(source.dueOn)})`
  if (source.kind === 'making' && source.workingDays > 0)
    return `(made in ${counted(source.workingDays, 'working day')})`
  return ''
}

/** Age of an ERP answer, in the reader's time zone: `as the ERP said at 2:05 PM`, with the date if it is not from today. */
export function ageText(asOf: string, now: Date): string {
  const said = new Date(asOf)
  const [day, today] = [localDay(said), localDay(now)]
  return `as the ERP said ${day === today ? '' : `on ${formatDate(day)} `}at ${formatTime(asOf)}`
}
