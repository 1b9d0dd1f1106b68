/** The calendar date in US Pacific time, where the shop stands, as `YYYY-MM-DD` (OQ-62). */
export function pacificDate(now: Date): string {
  // Swedish writes dates as ISO 8601 does.
  return now.toLocaleDateString('sv-SE', { timeZone: 'America/Los_Angeles' })
}
