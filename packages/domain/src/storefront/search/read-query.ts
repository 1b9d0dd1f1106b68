import { hasDigit, searchWords } from '../../catalogue/numbers/index.ts'
import type { Synonym } from './synonym.ts'

/** Query as typed into the one box. */
export interface Query {
  /** Without what it is narrowed by. */
  text: string
  words: string[]
  /** Text after the last `for`: a model, a serial number, the tag of a pump, or nothing of these. */
  narrowedBy: string | null
}

/** Reads what was typed: `wear ring for 100234` asks for a wear ring of that pump. */
export function readQuery(typed: string): Query {
  const [, text, narrowedBy] = /^(.+)\sfor\s+(?:the\s+|my\s+)?(\S.*)$/is.exec(typed.trim()) ?? []
  if (text === undefined || narrowedBy === undefined) return asTyped(typed)
  return { text: text.trim(), words: searchWords(text), narrowedBy: narrowedBy.trim() }
}

/** The same where nothing is called what stands behind `for`: it is a word like any other. */
export const asTyped = (typed: string): Query => ({
  text: typed.trim(),
  words: searchWords(typed),
  narrowedBy: null,
})

/** True when a text may be a number or a piece of one: in those of several words there is no ordinary one. */
export const mayBeNumber = ({ text, words }: Query) =>
  words.length === 1 || (hasDigit(text) && !words.some((word) => /^[a-z]{4,}$/.test(word)))

/** One thing that is asked for: some words that were typed, and what else they may be. */
export interface Wanted {
  /** The words together, and what means the same; each with all of its words. */
  whole: string[][]
  /** Known words that begin with the word. */
  begun: string[]
  /** Known words that are one typo away. */
  meant: string[]
  /** Where longer words may begin with it. */
  goesOn: { inCatalogue: boolean; onPages: boolean }
}

/** Facts about a word by itself. */
export type Known = Partial<Omit<Wanted, 'whole'>>

const unknown = { begun: [], meant: [], goesOn: { inCatalogue: true, onPages: true } }

/** Synonyms of words, by these words together. */
export type SameAs = ReadonlyMap<string, string[][]>

/** Meanings of words: synonyms are found by their words together, all others word by word. */
export function wantedBy(
  words: readonly string[],
  sameAs: SameAs,
  known: ReadonlyMap<string, Known>,
): Wanted[] {
  const wanted: Wanted[] = []
  for (let place = 0; place < words.length; ) {
    const size = [3, 2, 1].find((count) => sameAs.has(words.slice(place, place + count).join(' '))) ?? 1
    const together = words.slice(place, place + size)
    const others = sameAs.get(together.join(' ')) ?? []
    const [only = ''] = together
    const near = size === 1 ? known.get(only) : undefined
    wanted.push({ whole: [together, ...others], ...unknown, ...near })
    place += size
  }
  return wanted
}

/**
 * Synonyms as they are looked up. One that only adds words to the other is found by the other already; one without a word on
 * either side, kept since before those were rejected, is left out.
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
