import { namedKey } from '../../catalogue/bom/index.ts'
import { compareReferences } from './references.ts'

/** Highest position that leaves room for the references after it. */
const HIGHEST = 2_000_000_000

/**
 * Assigns each reference of a BOM a position, so that they sort in natural order: 10, 10A, 11. A reference with a position
 * keeps it, and `433.1` prefers 433, unless that is too low for its place.
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
