import { counted } from '../kernel/index.ts'
import { promiseMessages } from './messages.ts'
import type { Promised, Share } from './promise.ts'

/** A promise in one line, as read today: `4 today from Fresno · 6 on 3 Dec (12 due 1 Dec)` (PROMISE-06). */
export function promiseText(shares: Promised, today: string): string {
  return shares.map((share) => shareText(share, today)).join(' · ')
}

/** One share of it: `6 on 3 Dec (12 due 1 Dec)`. */
export function shareText({ quantity, date, source }: Share, today: string): string {
  const when =
    date === null ? promiseMessages.unknown : date === today ? 'today' : `on ${shortDate(date, today)}`
  return [String(quantity), when, whence(source, today)].filter(Boolean).join(' ')
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
