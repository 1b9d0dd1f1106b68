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

const numberThenQuantity = /^(\S*\d\S*)\s+[x×*]?\s*\d{1,3}(?:\s*(?:ea|pcs?|each|stk|ft))?$/i
const quantityThenNumber = /^\d{1,3}\s*[x×*]\s*(\S*\d\S*)$/i

/** The number alone of a number with a quantity: `TB10773 4`, `TB10773 x 4 EA` and `4 x TB10773` ask for `TB10773` (DEMAND-10). */
export function withoutQuantity(text: string): string {
  const typed = text.trim()
  return numberThenQuantity.exec(typed)?.[1] ?? quantityThenNumber.exec(typed)?.[1] ?? typed
}

/** True when a text that is only typed has settled; Enter and a selection settle at once (DEMAND-01). */
export const isRested = (typed: string, milliseconds: number) =>
  typed.trim().length >= limits.restedSearch && milliseconds >= durations.searchRest

/**
 * Zero-result searches: searches without hits after which the same person finds nothing in the next three minutes. Repeating
 * a search, or typing on, counts as one search; the last of them represents it (DEMAND-01).
 */
export function zeroResultsAmong<S extends SettledSearch>(searches: readonly S[]): S[] {
  const ofPerson = Map.groupBy(searches, ({ person }) => person)
  return searches.filter(
    (search) => !search.isFound && !ofPerson.get(search.person)?.some((later) => settles(later, search)),
  )
}

/** True when a later search satisfies or replaces one without hits. */
function settles(later: SettledSearch, { text, at }: SettledSearch): boolean {
  if (later.at <= at || later.at > at + durations.settleWait) return false
  return (
    later.isFound ||
    wishKey(later.text) === wishKey(text) ||
    searchKey(later.text).startsWith(searchKey(text))
  )
}
