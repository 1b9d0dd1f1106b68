import { addDays } from '@volute/domain/core/kernel'
import { shopDate } from '@volute/domain/catalogue/lead-time'

/** A date some days from now, in the time zone of the tests' Tryton company. */
export const dayIn = (count: number) => addDays(shopDate(new Date(), trytonZone), count)

/**
 * Time zone of the company in the tests' Tryton, chosen so that midnight is hours away: both Tryton and the tests ask for
 * today's date. The gate passes it on to the processes that it starts.
 */
export const trytonZone = process.env['TRYTON_ZONE'] ?? farFromMidnight(new Date())

/** From 20:00, and for an hour after midnight, Los Angeles is too near to midnight; in Tokyo it is afternoon then. */
function farFromMidnight(now: Date): string {
  const hour = now.getUTCHours()
  return hour >= 4 && hour < 9 ? 'Asia/Tokyo' : 'America/Los_Angeles'
}
