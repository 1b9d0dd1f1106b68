/** What a typed number may have or lack: ASCII punctuation, spaces and the dashes that documents put in their place. */
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

/** A key with each two neighbours in turned order, the slip that trigrams forgive least: `AB1` gives `BA1` and `A1B`. */
export function turnedKeys(key: string): string[] {
  return Array.from(
    { length: key.length - 1 },
    (_, place) => key.slice(0, place) + key[place + 1] + key[place] + key.slice(place + 2),
  )
}
