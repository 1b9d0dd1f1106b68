import { slippedKeys } from '../../catalogue/numbers/index.ts'

/**
 * True when a word may be incomplete or misspelled; short words and words with digits cannot be judged, and `oring` is how
 * `searchText` writes an O-ring.
 */
export const mayHaveTypo = (word: string) => /^(?!orings?$)[a-z]{4,24}$/.test(word)

/** The ways to read a word as two, such as `cleanout`, or as one letter and a word, such as `vbelt`. */
export const splitsOf = (word: string): [string, string][] =>
  Array.from(word, (_, place): [string, string] => [word.slice(0, place), word.slice(place)]).filter(
    ([one, other]) => (one.length === 1 || one.length > 2) && other.length > 2,
  )

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')

/** All words one typo away: a letter wrong, missing or too many, or two swapped. */
export function slippedWords(word: string): string[] {
  const places = Array.from(`${word} `, (_, place) => [word.slice(0, place), word.slice(place)] as const)
  const changed = places.flatMap(([before, after]) => [
    before + after.slice(1),
    ...letters.flatMap((letter) => [before + letter + after.slice(1), before + letter + after]),
  ])
  const turned = slippedKeys(word)
  return [...new Set([...turned, ...changed])].filter((one) => one !== word && one !== '')
}
