/** Wall clock and time zone that the tests must pass under. */
export interface Clock {
  /** An instant; a time of today in UTC, `HH:MM`; or null for the real clock. */
  at: string | null
  zone: string
}

/** Clocks: leap day, new year, both ends of daylight saving time, three times of today, and extreme time zones. */
export const clocks: readonly Clock[] = [
  { at: '2027-03-14T06:59:30Z', zone: 'America/Chicago' },
  { at: '2026-12-31T23:58:00Z', zone: 'UTC' },
  { at: '2028-02-29T00:30:00Z', zone: 'Asia/Tokyo' },
  { at: '2027-10-31T00:59:00Z', zone: 'Europe/Berlin' },
  { at: '00:30', zone: 'UTC' },
  { at: '11:59', zone: 'UTC' },
  { at: '23:59', zone: 'UTC' },
  { at: null, zone: 'Pacific/Kiritimati' },
  { at: null, zone: 'Asia/Kathmandu' },
  { at: null, zone: 'Pacific/Pago_Pago' },
]

/** Clock for today, which rotates through all clocks by the day of the month. */
export const clockOfDay = (now: Date): Clock => clocks[(now.getUTCDate() - 1) % clocks.length] as Clock

export const nameOf = ({ at, zone }: Clock) => `${at ?? 'now'} in ${zone}`

/** Offset from the real clock to this one, in seconds. */
export function secondsAhead({ at }: Clock, now: Date): number {
  if (at === null) return 0
  const wanted = at.includes('T') ? at : `${now.toISOString().slice(0, 10)}T${at}:00Z`
  const milliseconds = Date.parse(wanted) - now.getTime()
  if (Number.isNaN(milliseconds)) throw new Error(`${at} is neither an instant nor a time of day`)
  return Math.round(milliseconds / 1000)
}
