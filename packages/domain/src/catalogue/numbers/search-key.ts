/** Signs that a typed number may have or lack: ASCII punctuation, spaces and the dashes that documents put in their place. */
export const numberPunctuation = ` !"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~\u00a0\u2010\u2011\u2012\u2013\u2014`

const punctuation = new Set(numberPunctuation)

/**
 * A number as search compares it: upper-case, without punctuation and leading zeros (SEARCH-03).
 * `d7232-2-cp` and `D72322CP` are both `D72322CP`, `00-417` is `417`.
 * Any piece typed of a number has a key that stands in the number's key.
 */
export function searchKey(number: string): string {
  const kept = Array.from(number.toUpperCase()).filter((character) => !punctuation.has(character))
  return kept.join('').replace(/^0+/, '')
}

const characters = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** A longer key has thousands of slips. */
const LONGEST = 24

/**
 * The keys one slip of the finger away: two characters in turned order, and of a number one missing, wrong or too many. What
 * a word or a long key may mean is found by its likeness.
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

/** True when a text has figures, of which nobody can say whether they are meant: only words are taken for misspelt. */
export const hasDigit = (typed: string) => /\d/.test(typed)
