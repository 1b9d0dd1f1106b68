import { countMistakes } from './count-mistakes.ts'

/**
 * Meanings of a misspelt text: for each of its words the known ones with the fewest mistakes. A word that runs known ones together means
 * each of them, and one that is like none is left out.
 */
export const meantWords = (typed: string, known: readonly string[]): string[][] =>
  wordsOf(typed.toLowerCase()).flatMap((word) => meantBy(word, known))

function meantBy(word: string, known: readonly string[]): string[][] {
  const mistakes = known.map((one) => countMistakes(word, one))
  const fewest = Math.min(...mistakes)
  if (fewest === 0) return [[word]]
  if (fewest <= word.length / 3) return [known.filter((_, place) => mistakes[place] === fewest)]
  return known.filter((one) => word.includes(one)).map((one) => [one])
}

/** The words of a typed text, each of which a description must hold: `gasket, casing` finds `Casing gasket`. */
export function wordsOf(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter((word) => word !== '')
}
