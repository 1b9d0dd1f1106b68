import { containsText, limits } from '../../core/kernel/index.ts'
import type { Suggestion } from './contract.ts'
import {
  countMistakes,
  hasDigit,
  samenesses,
  searchKey,
  searchTypes,
  typedNumber,
  wordsOf,
} from '../../catalogue/numbers/index.ts'

/** Kinds of match between a suggestion and the typed text, best first. */
const fits = [
  'same',
  'start',
  'noun',
  'piece',
  'named',
  'described',
  'possible',
  'similar',
  'unlike',
] as const

interface Ranked {
  suggestion: Suggestion
  fit: (typeof fits)[number]
  /** Typos of a similar number; the place of a same number among the spellings, surest first. */
  mistakes: number
}

/**
 * Numbers to suggest for a typed text: best first, a few of each type, grouped by type (E68).
 * A number that is only similar is suggested if its type has nothing better, and never next to an exact match.
 */
export function bestSuggestions(typed: string, candidates: readonly Suggestion[]): Suggestion[] {
  const wanted = readTyped(typed)
  const ranked = eachOnce(candidates)
    .map((suggestion) => rank(wanted, suggestion))
    .toSorted(byFit)
  const [best] = ranked
  const isSame = best?.fit === 'same'
  return searchTypes
    .map((type) => ranked.filter(({ suggestion, fit }) => suggestion.type === type && fit !== 'unlike'))
    .map((group) => (isSame ? group.filter(({ fit }) => fit !== 'similar') : bestKind(group)))
    .flatMap((group) => group.slice(0, limits.suggestions).map(asSuggestion))

  /** Any other number than the typed one is marked, as one in a less sure spelling than another is. */
  function asSuggestion({ suggestion, fit, mistakes }: Ranked): Suggestion {
    const isOther =
      fit === 'similar' || fit === 'possible' || (fit === 'same' && mistakes > (best?.mistakes ?? 0))
    return isOther ? { ...suggestion, isSimilar: true } : suggestion
  }
}

/** True when a typed text is long enough to tell a typo from a different number. */
export function mayBeMisspelt(typed: string): boolean {
  return searchKey(typed).length > limits.searchPiece
}

/** Removes duplicates: a number may be found both by itself and by its description. */
function eachOnce(candidates: readonly Suggestion[]): Suggestion[] {
  return [...new Map(candidates.map((one) => [`${one.type} ${one.identifier}`, one])).values()]
}

function readTyped(typed: string) {
  const words = wordsOf(typed)
  return {
    wanted: searchKey(typed),
    number: typedNumber(typed),
    words,
    firstWord: searchKey(words[0] ?? ''),
    isLong: mayBeMisspelt(typed),
    isWords: !hasDigit(typed),
  }
}

function rank(typed: ReturnType<typeof readTyped>, suggestion: Suggestion): Ranked {
  const { wanted, number } = typed
  const key = searchKey(suggestion.identifier)
  const ranked = (fit: Ranked['fit'], mistakes = 0) => ({ suggestion, fit, mistakes })
  const sameness = number.compare(suggestion)
  if (sameness === 'POSSIBLE') return ranked('possible')
  if (sameness !== null) return ranked('same', samenesses.indexOf(sameness))
  if (key.startsWith(wanted)) return ranked('start')
  if (typed.isWords && hasNoun(typed.words, suggestion)) return ranked('noun')
  if (key.includes(wanted)) return ranked('piece')
  const description = searchKey(suggestion.description)
  if (isDescribed(typed.words, suggestion))
    return ranked(description.startsWith(typed.firstWord) ? 'named' : 'described')

  if (!typed.isLong) return ranked('unlike')
  if (number.begins(suggestion)) return ranked('similar')
  const mistakes = Math.min(
    countMistakes(wanted, key),
    typed.isWords ? countMistakes(wanted, description) : wanted.length,
  )
  return ranked(mistakes <= wanted.length / 3 ? 'similar' : 'unlike', mistakes)
}

const isDescribed = (words: string[], { description }: Suggestion) =>
  words.every((word) => containsText(description, word))

/** True if the words describe a part and include its whole noun, the description up to the first comma. */
function hasNoun(words: string[], suggestion: Suggestion): boolean {
  const noun = wordsOf(suggestion.description.split(',')[0] ?? '').map(searchKey)
  const typed = words.map(searchKey)
  return noun.length > 0 && noun.every((word) => typed.includes(word)) && isDescribed(words, suggestion)
}

/** Keeps matches; without any, keeps the similar ones with the fewest typos. */
function bestKind(group: Ranked[]): Ranked[] {
  const [first] = group
  return group.filter(
    ({ fit, mistakes }) => fit !== 'similar' || (first?.fit === fit && first.mistakes === mistakes),
  )
}

function byFit(a: Ranked, b: Ranked): number {
  const [one, other] = [a.suggestion.identifier, b.suggestion.identifier]
  return (
    fits.indexOf(a.fit) - fits.indexOf(b.fit) ||
    a.mistakes - b.mistakes ||
    one.length - other.length ||
    (one < other ? -1 : 1)
  )
}
