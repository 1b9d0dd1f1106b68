/** A known word that a misspelt one may mean. */
export interface Reading {
  word: string
  /** Rows that have it beside the other words, and rows that have it at all; both counted up to a bound. */
  together: number
  alone: number
}

/** Factor by which a word must have more rows, to be chosen among words that are as likely typed wrongly. */
const MORE = 2

/**
 * The word that a misspelt one most likely means, or null if two are as likely: words that occur beside the other words
 * first, then those with the likelier typo, then those with the most rows.
 */
export function chooseReading(typed: string, readings: readonly Reading[]): string | null {
  const [best, next] = readings
    .map((reading) => ({ ...reading, slip: slipOf(typed, reading.word) }))
    .toSorted(
      (a, b) =>
        Number(b.together > 0) - Number(a.together > 0) ||
        a.slip - b.slip ||
        b.together - a.together ||
        b.alone - a.alone ||
        (a.word < b.word ? -1 : 1),
    )
  if (!best || !next) return best?.word ?? null
  const isSurer = best.together > 0 !== next.together > 0 || best.slip < next.slip
  const isCommoner = best.together >= next.together * MORE && best.alone > next.alone
  return isSurer || isCommoner ? best.word : null
}

/** Typos from likely to unlikely: letters swapped, one missing or too many, one wrong; the first letter is seldom wrong. */
function slipOf(typed: string, word: string): number {
  const isSwapped = typed.length === word.length && sorted(typed) === sorted(word)
  const kind = isSwapped ? 0 : typed.length === word.length ? 2 : 1
  return kind + (typed[0] === word[0] ? 0 : 3)
}

const sorted = (word: string) => Array.from(word).toSorted().join('')
