import { namedKey } from '../../catalogue/bom/index.ts'
import { compareReferences } from './references.ts'

/** The highest position that still leaves room for those that come after it. */
const HIGHEST = 2_000_000_000

/**
 * Gives each reference of a BOM a position, so that they stand as people count: 10, 10A, 11. One that has a position already keeps
 * it, and `433.1` wishes for 433, as long as that is not too low for its place.
 */
export function placeReferences(
  references: Iterable<string>,
  known: ReadonlyMap<string, number>,
): Map<string, number> {
  const placed = new Map<string, number>()
  const keys = [...new Set([...references].map(namedKey))]
  let last = -1
  for (const key of keys.toSorted((a, b) => compareReferences(a, b) || (a < b ? -1 : 1))) {
    last = Math.max(last + 1, wishOf(key, known))
    placed.set(key, last)
  }
  return placed
}

function wishOf(key: string, known: ReadonlyMap<string, number>): number {
  const position = known.get(key)
  if (position !== undefined && position < HIGHEST) return position
  return Number(/^\d{1,9}/.exec(key)?.[0] ?? 1)
}
