import { slippedKeys } from '../../catalogue/numbers/index.ts'

/** True when a word may be incomplete or misspelled; short words and words with digits cannot be judged. */
export const mayHaveTypo = (word: string) => /^[a-z]{4,24}$/.test(word)

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
