import { promisedDate, type Promised } from './promise.ts'

/**
 * Promises of lines that ship in one parcel: every allocation gets the day on which the last one is ready, or no date if
 * that day is unknown (PROMISE-12). Lines promised `4 on 11/24/2026` and `6 on 12/03/2026` are both promised on 12/03/2026.
 */
export function inOneParcel(promises: readonly Promised[]): Promised[] {
  const day = lastDay(promises.map(promisedDate))
  return promises.map((allocations) => allocations.map((allocation) => ({ ...allocation, date: day })))
}

/** The latest of several days; null when one of them is unknown, or when there are none. */
export function lastDay(days: readonly (string | null)[]): string | null {
  const known = days.filter((day) => day !== null).toSorted()
  return known.length < days.length ? null : (known.at(-1) ?? null)
}
