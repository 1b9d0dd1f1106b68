import { slippedKeys } from '../../catalogue/numbers/index.ts'

/** True when a word may be half typed or misspelt: of short ones and of those with figures nobody can say. */
export const mayHaveTypo = (word: string) => /^[a-z]{4,24}$/.test(word)

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')

/** Every word one slip of the finger away: a letter wrong, missing or too many, or two in turned order. */
export function slippedWords(word: string): string[] {
  const places = Array.from(`${word} `, (_, place) => [word.slice(0, place), word.slice(place)] as const)
  const changed = places.flatMap(([before, after]) => [
    before + after.slice(1),
    ...letters.flatMap((letter) => [before + letter + after.slice(1), before + letter + after]),
  ])
  const turned = slippedKeys(word)
  return [...new Set([...turned, ...changed])].filter((one) => one !== word && one !== '')
}
