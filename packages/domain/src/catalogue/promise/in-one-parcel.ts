import { promisedDate, type Promised } from './promise.ts'

/**
 * The promises of lines that leave in one parcel: every share on the day on which the last one is ready, without a date where
 * nobody knows that day (PROMISE-12). Of lines that are promised `4 on 11/24/2026` and `6 on 12/03/2026`, both are promised on 3 December.
 */
export function inOneParcel(promises: readonly Promised[]): Promised[] {
  const day = lastDay(promises.map(promisedDate))
  return promises.map((shares) => shares.map((share) => ({ ...share, date: day })))
}

/** The last of some days; null where one of them is unknown, or there is none. */
export function lastDay(days: readonly (string | null)[]): string | null {
  const known = days.filter((day) => day !== null).toSorted()
  return known.length < days.length ? null : (known.at(-1) ?? null)
}
