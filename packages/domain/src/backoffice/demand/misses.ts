import { durations, limits } from '../../core/kernel/index.ts'
import { searchKey } from '../../catalogue/numbers/index.ts'
import { wishKey } from './likeness.ts'

/** A search that has settled. */
export interface SettledSearch {
  /** The person who searched; stored until their next searches are known. */
  person: number
  text: string
  isFound: boolean
  /** Milliseconds. */
  at: number
}

/** True when a text that is only typed has settled; Enter and a selection settle at once (DEMAND-01). */
export const isRested = (typed: string, milliseconds: number) =>
  typed.trim().length >= limits.restedSearch && milliseconds >= durations.searchRest

/**
 * Zero-result searches: searches without hits after which the same person finds nothing in the next three minutes. Repeating
 * a search, or typing on, counts as one search; the last of them represents it (DEMAND-01).
 */
export function missesAmong<S extends SettledSearch>(searches: readonly S[]): S[] {
  const ofPerson = Map.groupBy(searches, ({ person }) => person)
  return searches.filter(
    (search) => !search.isFound && !ofPerson.get(search.person)?.some((later) => settles(later, search)),
  )
}

/** True when a later search satisfies or replaces one without hits. */
function settles(later: SettledSearch, { text, at }: SettledSearch): boolean {
  if (later.at <= at || later.at > at + durations.missWait) return false
  return (
    later.isFound ||
    wishKey(later.text) === wishKey(text) ||
    searchKey(later.text).startsWith(searchKey(text))
  )
}
