/** The calendar date of an instant where the shop stands, as `YYYY-MM-DD` (OQ-62). */
export function shopDate(instant: Date, timeZone: string): string {
  const known = formats.get(timeZone)
  // The Swedish locale writes dates as ISO 8601 does.
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone })
  if (!known) formats.set(timeZone, format)
  return format.format(instant)
}

const formats = new Map<string, Intl.DateTimeFormat>()
