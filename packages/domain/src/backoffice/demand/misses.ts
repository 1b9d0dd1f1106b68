import { durations, limits } from '../../core/kernel/index.ts'
import { searchKey } from '../../catalogue/numbers/index.ts'
import { wishKey } from './likeness.ts'

/** A search that has come to rest. */
export interface SettledSearch {
  /** Who searched; as long as it takes to see what they do next. */
  person: number
  text: string
  isFound: boolean
  /** Milliseconds. */
  at: number
}

/** True when a text that is only typed has settled: Enter and a choice settle at once (DEMAND-01). */
export const isRested = (typed: string, milliseconds: number) =>
  typed.trim().length >= limits.restedSearch && milliseconds >= durations.searchRest

/**
 * The searches without results: without hits, and nothing found by the same person in the next three minutes. Who searches for the same
 * again, or types on, has one wish: the last of these searches stands for it (DEMAND-01).
 */
export function missesAmong<S extends SettledSearch>(searches: readonly S[]): S[] {
  const ofPerson = Map.groupBy(searches, ({ person }) => person)
  return searches.filter(
    (search) => !search.isFound && !ofPerson.get(search.person)?.some((later) => settles(later, search)),
  )
}

/** True when a later search ends the wish of one without hits, or stands for it. */
function settles(later: SettledSearch, { text, at }: SettledSearch): boolean {
  if (later.at <= at || later.at > at + durations.missWait) return false
  return (
    later.isFound ||
    wishKey(later.text) === wishKey(text) ||
    searchKey(later.text).startsWith(searchKey(text))
  )
}
