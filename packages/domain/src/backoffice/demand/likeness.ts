import { hasDigit, searchKey, searchWords } from '../../catalogue/numbers/index.ts'

/**
 * Normalizes a text for comparison: a number becomes its search key, words are sorted alphabetically. `TB-10773` becomes
 * `TB10773`, and `wear ring, Bronze` becomes `bronze ring wear`.
 */
export const wishKey = (text: string): string =>
  hasDigit(text) && !/\s/.test(text.trim()) ? searchKey(text) : searchWords(text).toSorted().join(' ')

/** Maximum number of typos between two keys with the same meaning, by the length of the shorter key. */
const delaysOf = (length: number) => (length < 5 ? 0 : length < 7 ? 1 : length < 12 ? 2 : 3)

/** True when two keys mean the same. Numbers must be equal; words may differ by a few typos. */
export function areAlike(one: string, other: string): boolean {
  if (one === other) return true
  if (hasDigit(one) || hasDigit(other)) return false
  const allowed = delaysOf(Math.min(one.length, other.length))
  return Math.abs(one.length - other.length) <= allowed && typosBetween(one, other) <= allowed
}

/** The nearest of the similar rows. */
export function nearestOf<Row extends { key: string }>(key: string, rows: readonly Row[]): Row | undefined {
  const alike = rows.filter((row) => areAlike(key, row.key))
  return alike.toSorted((one, other) => typosBetween(key, one.key) - typosBetween(key, other.key))[0]
}

/** Number of characters that are missing, extra, wrong or swapped: `baering` and `bearings` are 2 apart. */
export function typosBetween(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let place = 1; place <= other.length; place++) {
      const isSame = one[row - 1] === other[place - 1]
      const isTurned = one[row - 1] === other[place - 2] && one[row - 2] === other[place - 1]
      current[place] = Math.min(
        (last[place] ?? 0) + 1,
        (current[place - 1] ?? 0) + 1,
        (last[place - 1] ?? 0) + (isSame ? 0 : 1),
        isTurned ? (beforeLast[place - 2] ?? 0) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return last[other.length] ?? 0
}
