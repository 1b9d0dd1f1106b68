import { counted, durations } from '../kernel/index.ts'
import type { QuoteRow } from './quote.ts'

export type QuoteState = 'open' | 'expired' | 'ordered'
type Dated = Pick<QuoteRow, 'createdUtc' | 'receivedUtc' | 'salesOrderId'>

/** Until when a quote's prices hold: saved at noon on October 21 in UTC, until noon on November 20 (QUOTE-01). */
export function quoteExpiry(createdUtc: string): string {
  return new Date(Date.parse(createdUtc) + durations.quoteValidityDays * durations.day).toISOString()
}

/** How long a quote's prices still hold, in whole days begun: `1 day left`. */
export function daysLeft(createdUtc: string, now: Date): string {
  const days = Math.ceil((Date.parse(quoteExpiry(createdUtc)) - now.getTime()) / durations.day)
  return `${counted(Math.max(days, 0), 'day')} left`
}

/** The earliest time of saving whose prices still hold at an instant (QUOTE-01, TV-19a). */
export const openSince = (now: Date) => new Date(now.getTime() - durations.quoteValidityDays * durations.day)

/** Whether its 30 days are over; at 30 days to the millisecond they are not (OQ-53, TV-19a). */
export function isExpired({ createdUtc }: Pick<Dated, 'createdUtc'>, now: Date): boolean {
  return Date.parse(createdUtc) < openSince(now).getTime()
}

/** Whether the ERP has its order: the time of receipt and the order belong together (QUOTE-12, TV-19b). */
export function isOrdered({ receivedUtc, salesOrderId }: Omit<Dated, 'createdUtc'>): boolean {
  return receivedUtc !== null && salesOrderId !== null
}

/** What can be done with a quote: only an open one can be ordered; an ordered one is not called expired (QUOTE-11). */
export function quoteState(quote: Dated, now: Date): QuoteState {
  if (isOrdered(quote)) return 'ordered'
  return isExpired(quote, now) ? 'expired' : 'open'
}
