import { addDays, counted, durations } from '../../core/kernel/index.ts'
import { shopDate, startOfShopDay } from '../../catalogue/lead-time/index.ts'
import type { QuoteRow } from './quote.ts'

export type QuoteState = 'open' | 'expired' | 'ordered'
type Dated = Pick<QuoteRow, 'createdUtc' | 'receivedUtc' | 'salesOrderId'>

/** The last day on which a quote's prices hold, `YYYY-MM-DD`: the 30th after that of its saving, at the shop (QUOTE-01, QUOTE-13, OQ-112). */
export const validUntil = (createdUtc: string, timeZone: string): string =>
  addDays(shopDate(new Date(createdUtc), timeZone), durations.quoteValidityDays)

/** Time for which a quote's prices still hold: `2 days left`, and `last day`. */
export function daysLeft(createdUtc: string, now: Date, timeZone: string): string {
  const left = Date.parse(validUntil(createdUtc, timeZone)) - Date.parse(shopDate(now, timeZone))
  return left <= 0 ? 'last day' : `${counted(left / durations.day, 'day')} left`
}

/** The earliest time of saving whose prices still hold at an instant (QUOTE-01, OQ-112). */
export const openSince = (now: Date, timeZone: string): Date =>
  startOfShopDay(addDays(shopDate(now, timeZone), -durations.quoteValidityDays), timeZone)

/** Tells whether the last day on which its prices held is over (OQ-112, TV-19a). */
export function isExpired({ createdUtc }: Pick<Dated, 'createdUtc'>, now: Date, timeZone: string): boolean {
  return shopDate(now, timeZone) > validUntil(createdUtc, timeZone)
}

/** True when the ERP has its order: the time of receipt and the order belong together (QUOTE-12, TV-19b). */
export function isOrdered({ receivedUtc, salesOrderId }: Omit<Dated, 'createdUtc'>): boolean {
  return receivedUtc !== null && salesOrderId !== null
}

/** State of a quote: only an open one can be ordered; an ordered one is not called expired (QUOTE-11). */
export function quoteState(quote: Dated, now: Date, timeZone: string): QuoteState {
  if (isOrdered(quote)) return 'ordered'
  return isExpired(quote, now, timeZone) ? 'expired' : 'open'
}
