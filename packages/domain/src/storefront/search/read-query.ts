import { hasDigit, searchWords } from '../../catalogue/numbers/index.ts'
import { readPair, type SizePair, spellingsOf } from './size-pair.ts'
import type { Synonym } from './synonym.ts'

/** A query as typed into the search box. */
export interface Query {
  /** Text without the part that narrows it. */
  text: string
  words: string[]
  /** Words joined by a hyphen, such as `clean out`, or by one letter in front, such as `v belt`. */
  compounds: string[]
  /** Text after the last `for`: a model, a serial number, a pump's tag, or none of these. */
  narrowedBy: string | null
}

/** Parses the typed text: `wear ring for 100234` asks for a wear ring of that pump. */
export function readQuery(typed: string): Query {
  const [, text, narrowedBy] = /^(.+)\sfor\s+(?:the\s+|my\s+)?(\S.*)$/is.exec(typed.trim()) ?? []
  if (text === undefined || narrowedBy === undefined) return asTyped(typed)
  return { ...asTyped(text), narrowedBy: narrowedBy.trim() }
}

/** The same when the text after `for` names nothing: `for` is then a word like any other. */
export const asTyped = (typed: string): Query => ({
  text: typed.trim(),
  words: searchWords(typed),
  compounds: compoundsOf(typed),
  narrowedBy: null,
})

const hyphened = /(?<![a-z\d'’])(?:[a-z]+-[a-z]{2,}|[a-z] [a-z]{3,})(?![a-z\d])/gi

const compoundsOf = (typed: string) =>
  Array.from(typed.matchAll(hyphened), ([pair]) => searchWords(pair)).flatMap((words) =>
    words.length === 2 ? words.join(' ') : [],
  )

/** True when a text may be a number or part of one; a text of several words must not contain an ordinary word. */
export const mayBeNumber = ({ text, words }: Query) =>
  words.length === 1 || (hasDigit(text) && !words.some((word) => /^[a-z]{4,}$/.test(word)))

const numberThenQuantity = /^(\S*\d\S*)\s+[x×*]?\s*([1-9]\d{0,2})(?:\s*(?:ea|pcs?|each|stk|ft))?$/i
const quantityThenNumber = /^([1-9]\d{0,2})\s*[x×*]\s*(\S*\d\S*)$/i

/** A number with its quantity: `TB10773 4`, `TB10773 x 4 EA` and `4 x TB10773` ask for 4 of TB10773; null for any other text. */
export function readQuantity(text: string): { number: string; quantity: number } | null {
  const typed = text.trim()
  const [, number, quantity] = numberThenQuantity.exec(typed) ?? []
  if (number && quantity) return { number, quantity: Number(quantity) }
  const [, count, counted] = quantityThenNumber.exec(typed) ?? []
  return count && counted ? { number: counted, quantity: Number(count) } : null
}

/** The number alone of a number with a quantity, or the text (DEMAND-10). */
export const withoutQuantity = (text: string): string => readQuantity(text)?.number ?? text.trim()

/** One searched term: some typed words, and their alternatives. */
export interface Wanted {
  /** The words together, and their synonyms; each with all of its words. */
  whole: string[][]
  /** Spellings whose last word may be incomplete: the typed one, or all of a size and its letters. */
  spelled: string[][]
  /** Known words that begin with the word. */
  begun: string[]
  /** Known words that are one typo away; of several, the search chooses one or none. */
  meant: string[]
  /** Sources where longer words may begin with it. */
  goesOn: { inCatalogue: boolean; onPages: boolean }
}

/** Facts about a single word. */
export interface Known extends Partial<Omit<Wanted, 'whole' | 'spelled'>> {
  /** Two known words that an unknown one consists of. */
  split?: string[]
}

const unknown = { begun: [], meant: [], goesOn: { inCatalogue: true, onPages: true } }

/** Synonyms of words, keyed by the words joined. */
export type SameAs = ReadonlyMap<string, string[][]>

/** Meanings of words: synonyms are looked up for several words together, everything else word by word. */
export function wantedBy(
  words: readonly string[],
  sameAs: SameAs,
  known: ReadonlyMap<string, Known>,
  compounds: readonly string[] = [],
): Wanted[] {
  const wanted: Wanted[] = []
  for (let place = 0; place < words.length; ) {
    const next = wantedNext(words.slice(place))
    wanted.push(next)
    place += next.whole[0]?.length ?? 1
  }
  return wanted

  function wantedNext(rest: readonly string[]): Wanted {
    const size = [3, 2, 1].find((count) => sameAs.has(rest.slice(0, count).join(' '))) ?? 1
    if (size > 1) return wantedWords(rest.slice(0, size), sameAs, known)
    const [first = '', second = ''] = rest
    const pair = readPair(rest)
    if (pair) return wantedPair(rest.slice(0, pair.size), pair, sameAs)
    return compounds.includes(`${first} ${second}`) && !isMisspelt(first, second)
      ? wantedCompound(first, second)
      : wantedWords([first], sameAs, known)
  }

  /** One letter and a word are never corrected: a V-belt is not a bolt. */
  function isMisspelt(first: string, second: string) {
    return first.length > 1 && [first, second].some((word) => (known.get(word)?.meant ?? []).length > 0)
  }
}

/** Two words that belong together, also written as one. */
const wantedCompound = (first: string, second: string): Wanted => ({
  whole: [[first, second], [first + second]],
  spelled: [[first, second]],
  ...unknown,
})

function wantedWords(together: string[], sameAs: SameAs, known: ReadonlyMap<string, Known>): Wanted {
  const others = sameAs.get(together.join(' ')) ?? []
  const [only = ''] = together
  const { split, ...near } = (together.length === 1 ? known.get(only) : undefined) ?? {}
  return { whole: [together, ...(split ? [split] : []), ...others], spelled: [together], ...unknown, ...near }
}

/** A size and its letters in every spelling, the typed one first, and with the synonyms of the letters. */
function wantedPair(together: string[], pair: SizePair, sameAs: SameAs): Wanted {
  const spelled = spellingsOf(pair)
  const others = spelled.filter((words) => words.toSorted().join(' ') !== together.toSorted().join(' '))
  const synonyms = [
    ...[...spelled, [pair.letters, pair.number]].flatMap((words) => sameAs.get(words.join(' ')) ?? []),
    ...(sameAs.get(pair.letters) ?? []).map((words) => [pair.number, ...words]),
  ]
  return { whole: [together, ...others, ...synonyms], spelled, ...unknown }
}

/**
 * Synonyms in both directions for lookup. Skips the direction that only adds words, since the shorter text finds it already,
 * and synonyms without a word on either side, stored before those were rejected.
 */
export function synonymsBothWays(synonyms: readonly Pick<Synonym, 'word' | 'means'>[]): SameAs {
  const sameAs = new Map<string, string[][]>()
  for (const { word, means } of synonyms) {
    const [one, other] = [searchWords(word), searchWords(means)]
    if (one.length === 0 || other.length === 0) continue
    add(one, other)
    if (!other.every((part) => one.includes(part))) add(other, one)
  }
  return sameAs

  function add(from: string[], to: string[]) {
    const key = from.join(' ')
    sameAs.set(key, [...(sameAs.get(key) ?? []), to])
  }
}
