/** Where the shop stands, by the name that `Intl` and PostgreSQL know. */
export const SHOP_ZONE = 'America/Los_Angeles'

/** The calendar date in US Pacific time, where the shop stands, as `YYYY-MM-DD` (OQ-62). */
export function pacificDate(now: Date): string {
  // Swedish writes dates as ISO 8601 does.
  return now.toLocaleDateString('sv-SE', { timeZone: SHOP_ZONE })
}
