import { counted, localDay } from '../kernel/index.ts'
import { promiseMessages } from './messages.ts'
import type { Promised, Share } from './promise.ts'

/** A promise in one line, as read today: `4 today from Fresno · 6 on 3 Dec (12 due 1 Dec)` (PROMISE-06). */
export function promiseText(shares: Promised, today: string): string {
  return shares.map((share) => shareText(share, today)).join(' · ')
}

/** One share of it: `6 on 3 Dec (12 due 1 Dec)`. */
export function shareText({ quantity, date, source }: Share, today: string): string {
  return [String(quantity), whenText(date, today), whence(source, today)].filter(Boolean).join(' ')
}

/** `today`, `on 3 Dec`, or `without a known date`. */
export function whenText(date: string | null, today: string): string {
  if (date === null) return promiseMessages.unknown
  return date === today ? 'today' : `on ${shortDate(date, today)}`
}

function whence(source: Share['source'], today: string): string {
  if (source.kind === 'stock') return source.warehouse && `from ${source.warehouse}`
  if (source.kind === 'receipt') return `(${source.quantity} due ${shortDate(source.dueOn, today)})`
  if (source.kind === 'making' && source.workingDays > 0)
    return `(made in ${counted(source.workingDays, 'working day')})`
  return ''
}

/** `2026-12-03` reads `3 Dec`, and `3 Dec 2026` where today is of another year. */
export function shortDate(date: string, today: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const named = `${Number(day)} ${months[Number(month) - 1]}`
  return year === today.slice(0, 4) ? named : `${named} ${year}`
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** How old an answer of the ERP is, where the reader stands: `as the ERP said at 14:05`, with the day where it is not today. */
export function ageText(asOf: string, now: Date): string {
  const said = new Date(asOf)
  const [day, today] = [localDay(said), localDay(now)]
  // The Swedish locale writes the time of day as ISO 8601 does.
  const time = said.toLocaleTimeString('sv-SE', { hour: '2-digit', minute: '2-digit' })
  return `as the ERP said ${day === today ? '' : `on ${shortDate(day, today)} `}at ${time}`
}
