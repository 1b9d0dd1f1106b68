import { addDays, counted, durations } from '../../core/kernel/index.ts'
import { shopDate, startOfShopDay } from '../../catalogue/lead-time/index.ts'
import type { QuoteRow } from './quote.ts'

export type QuoteState = 'open' | 'expired' | 'ordered'
type Dated = Pick<QuoteRow, 'createdUtc' | 'receivedUtc' | 'salesOrderId'>

/**
 * Last day on which a quote's prices hold, `YYYY-MM-DD`: the 30th day after it was saved, in the shop's time zone
 * (QUOTE-01, QUOTE-13, OQ-112).
 */
export const validUntil = (createdUtc: string, timeZone: string): string =>
  addDays(shopDate(new Date(createdUtc), timeZone), durations.quoteValidityDays)

/** Time left while a quote's prices hold: `2 days left`, or `last day`. */
export function daysLeft(createdUtc: string, now: Date, timeZone: string): string {
  const left = Date.parse(validUntil(createdUtc, timeZone)) - Date.parse(shopDate(now, timeZone))
  return left <= 0 ? 'last day' : `${counted(left / durations.day, 'day')} left`
}

/** Earliest save time of a quote whose prices still hold at an instant (QUOTE-01, OQ-112). */
export const openSince = (now: Date, timeZone: string): Date =>
  startOfShopDay(addDays(shopDate(now, timeZone), -durations.quoteValidityDays), timeZone)

/** True if the last day on which its prices held is over (OQ-112, TV-19a). */
export function isExpired({ createdUtc }: Pick<Dated, 'createdUtc'>, now: Date, timeZone: string): boolean {
  return shopDate(now, timeZone) > validUntil(createdUtc, timeZone)
}

/** True if the ERP has the order of the quote: it has both a receipt time and an order (QUOTE-12, TV-19b). */
export function isOrdered({ receivedUtc, salesOrderId }: Omit<Dated, 'createdUtc'>): boolean {
  return receivedUtc !== null && salesOrderId !== null
}

/** State of a quote: only an open quote can be ordered; an ordered quote never counts as expired (QUOTE-11). */
export function quoteState(quote: Dated, now: Date, timeZone: string): QuoteState {
  if (isOrdered(quote)) return 'ordered'
  return isExpired(quote, now, timeZone) ? 'expired' : 'open'
}
