/** Characters that search ignores in numbers: ASCII punctuation, spaces, and the dashes that documents use instead. */
export const numberPunctuation = ` !"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~\u00a0\u2010\u2011\u2012\u2013\u2014`

const punctuation = new Set(numberPunctuation)

/**
 * Normalizes a number for search: upper case, no punctuation, no leading zeros (SEARCH-03).
 * `d7232-2-cp` and `D72322CP` both become `D72322CP`, and `00-417` becomes `417`.
 * The key of any typed part of a number is contained in the number's key.
 */
export function searchKey(number: string): string {
  const kept = Array.from(number.toUpperCase()).filter((character) => !punctuation.has(character))
  return kept.join('').replace(/^0+/, '')
}

const characters = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** A longer key has thousands of variants. */
const LONGEST = 24

/**
 * Keys one typo away: two characters swapped and, for a number, one missing, wrong or too many. Words and long keys are
 * matched by similarity instead.
 */
export function slippedKeys(key: string): string[] {
  const places = Array.from(`${key} `, (_, place) => [key.slice(0, place), key.slice(place)] as const)
  const turned = places
    .slice(0, -2)
    .map(([before, [one, other, ...after]]) => [before, other, one, ...after].join(''))
  if (key.length > LONGEST || !/\d/.test(key)) return turned
  const changed = places.flatMap(([before, after]) => [
    before + after.slice(1),
    ...characters.flatMap((one) => [before + one + after.slice(1), before + one + after]),
  ])
  return [...new Set([...turned, ...changed])].filter((one) => one !== key)
}

/** True when a text contains digits. Only words are corrected: nobody can tell whether a digit is a typo. */
export const hasDigit = (typed: string) => /\d/.test(typed)
