import { addDays } from '@volute/domain/core/kernel'
import { shopDate } from '@volute/domain/catalogue/lead-time'

/** A day some days from now, where the company of the tests' Tryton is. */
export const dayIn = (count: number) => addDays(shopDate(new Date(), trytonZone), count)

/**
 * The zone of the company in the tests' Tryton. Tryton and the tests both ask what day it is, so midnight is hours away there. The gate
 * hands it on to the processes that it starts.
 */
export const trytonZone = process.env['TRYTON_ZONE'] ?? farFromMidnight(new Date())

/** From 20:00 on Los Angeles is too near to its midnight, and for an hour after it; in Tokyo it is afternoon then. */
function farFromMidnight(now: Date): string {
  const hour = now.getUTCHours()
  return hour >= 4 && hour < 9 ? 'Asia/Tokyo' : 'America/Los_Angeles'
}
