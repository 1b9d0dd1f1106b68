import { durations } from './limits.ts'

/** Adds whole days to a calendar date: `addDays('2026-12-31', 1)` is `2027-01-01`. Dates are `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * durations.day).toISOString().slice(0, 10)
}

/** Adds months to a date, clipped to the end of a shorter month: a month after `2027-01-31` is `2027-02-28`. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  return addDays(lastOfMonth.toISOString().slice(0, 10), Math.min(0, day - lastOfMonth.getUTCDate()))
}

/** True for a calendar date `YYYY-MM-DD` from 1900-01-01 to 2999-12-31, as the schema `date` accepts it. */
export function isDate(text: string): boolean {
  if (!/^(19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false
  const moment = Date.parse(text)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

/**
 * Formats `2026-03-05` as `03/05/2026`. Rearranges the text, because a Date would lose a day west of Greenwich
 * (CONST-09, ORDER-14).
 */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}

/** The day of a moment in the reader's time zone, as `YYYY-MM-DD`; the Swedish locale formats dates this way (OQ-81). */
export function localDay(moment: Date): string {
  return moment.toLocaleDateString('sv-SE')
}

/** Formats an instant to the minute, in the reader's time zone (OQ-81) or a given one: `11/20/2026, 4:32 PM` (OQ-110). */
export function formatMoment(instant: string, timeZone?: string): string {
  return new Date(instant).toLocaleString('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
  })
}

/** Time of day of an instant in a time zone: `4:32 PM` (OQ-110). */
export function formatTime(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
}
