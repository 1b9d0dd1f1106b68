import { durations } from './limits.ts'

/** Moves a calendar date by whole days: `addDays('2026-12-31', 1)` is `2027-01-01`. Dates are `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * durations.day).toISOString().slice(0, 10)
}
