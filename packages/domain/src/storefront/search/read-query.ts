import { hasDigit, searchWords } from '../../catalogue/numbers/index.ts'
import { readPair, type SizePair, spellingsOf } from './size-pair.ts'
import type { Synonym } from './synonym.ts'

/** A query as typed into the search box. */
export interface Query {
  /** Text without the part that narrows it. */
  text: string
  words: string[]
  /** Text after the last `for`: a model, a serial number, a pump's tag, or none of these. */
  narrowedBy: string | null
}

/** Parses the typed text: `wear ring for 100234` asks for a wear ring of that pump. */
export function readQuery(typed: string): Query {
  const [, text, narrowedBy] = /^(.+)\sfor\s+(?:the\s+|my\s+)?(\S.*)$/is.exec(typed.trim()) ?? []
  if (text === undefined || narrowedBy === undefined) return asTyped(typed)
  return { text: text.trim(), words: searchWords(text), narrowedBy: narrowedBy.trim() }
}

/** The same when the text after `for` names nothing: `for` is then a word like any other. */
export const asTyped = (typed: string): Query => ({
  text: typed.trim(),
  words: searchWords(typed),
  narrowedBy: null,
})

/** True when a text may be a number or part of one; a text of several words must not contain an ordinary word. */
export const mayBeNumber = ({ text, words }: Query) =>
  words.length === 1 || (hasDigit(text) && !words.some((word) => /^[a-z]{4,}$/.test(word)))

/** One searched term: some typed words, and their alternatives. */
export interface Wanted {
  /** The words together, and their synonyms; each with all of its words. */
  whole: string[][]
  /** Spellings whose last word may be incomplete: the typed one, or all of a size and its letters. */
  spelled: string[][]
  /** Known words that begin with the word. */
  begun: string[]
  /** Known words that are one typo away. */
  meant: string[]
  /** Sources where longer words may begin with it. */
  goesOn: { inCatalogue: boolean; onPages: boolean }
}

/** Facts about a single word. */
export type Known = Partial<Omit<Wanted, 'whole' | 'spelled'>>

const unknown = { begun: [], meant: [], goesOn: { inCatalogue: true, onPages: true } }

/** Synonyms of words, keyed by the words joined. */
export type SameAs = ReadonlyMap<string, string[][]>

/** Meanings of words: synonyms are looked up for several words together, everything else word by word. */
export function wantedBy(
  words: readonly string[],
  sameAs: SameAs,
  known: ReadonlyMap<string, Known>,
): Wanted[] {
  const wanted: Wanted[] = []
  for (let place = 0; place < words.length; ) {
    const size = [3, 2, 1].find((count) => sameAs.has(words.slice(place, place + count).join(' '))) ?? 1
    const pair = size === 1 ? readPair(words.slice(place)) : null
    const taken = pair?.size ?? size
    const together = words.slice(place, place + taken)
    wanted.push(pair ? wantedPair(together, pair, sameAs) : wantedWords(together, sameAs, known))
    place += taken
  }
  return wanted
}

function wantedWords(together: string[], sameAs: SameAs, known: ReadonlyMap<string, Known>): Wanted {
  const others = sameAs.get(together.join(' ')) ?? []
  const [only = ''] = together
  const near = together.length === 1 ? known.get(only) : undefined
  return { whole: [together, ...others], spelled: [together], ...unknown, ...near }
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
