/** Units that `searchText` separates already, and common words, which no index contains. */
const others = new Set(
  'hp kw in mm ft lb lbs rpm psi hz gpm oz all an and any as at by for is it no not of off on or out the to up'.split(
    ' ',
  ),
)

/** A number and letters that belong together, such as a material or a size. */
export interface SizePair {
  /** Number of typed words that it takes. */
  size: 1 | 2
  number: string
  letters: string
}

/** Reads the pair with which words begin: `ss316`, `316ss`, `316 ss` and `ss 316` are the same one; null if there is none. */
export function readPair([first = '', second = '']: readonly string[]): SizePair | null {
  const [, numberBefore, lettersAfter] = /^(\d{1,4})([a-z]{2,3})$/.exec(first) ?? []
  if (numberBefore && lettersAfter) return pairOf(1, numberBefore, lettersAfter)
  const [, lettersBefore, numberAfter] = /^([a-z]{2,3})(\d{1,4})$/.exec(first) ?? []
  if (lettersBefore && numberAfter) return pairOf(1, numberAfter, lettersBefore)
  if (isNumber(first) && areLetters(second)) return pairOf(2, first, second)
  return areLetters(first) && isNumber(second) ? pairOf(2, second, first) : null
}

/** All spellings of a pair. */
export const spellingsOf = ({ number, letters }: SizePair): string[][] => [
  [number, letters],
  [`${number}${letters}`],
  [`${letters}${number}`],
]

const isNumber = (word: string) => /^\d{1,4}$/.test(word)
const areLetters = (word: string) => /^[a-z]{2,3}$/.test(word)

const pairOf = (size: SizePair['size'], number: string, letters: string): SizePair | null =>
  others.has(letters) ? null : { size, number, letters }
