import { countMistakes } from './count-mistakes.ts'

/**
 * Likely meanings of a misspelled text: for each of its words, the known words with the fewest typos. A word that joins
 * several known ones means each of them; a word like no known one is left out.
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

/** Splits a typed text into the words that a description must contain: `gasket, casing` finds `Casing gasket`. */
export function wordsOf(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter((word) => word !== '')
}
