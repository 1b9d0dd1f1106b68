const fraction = /(?<![\d./])(?:(\d{1,2})[ -])?(\d{1,2})\/(2|4|8|16|32|64)(?![\d/])/g
const thousands = /(\d),(\d{3})(?!\d)/g
const endingZeros = /(\.\d*[1-9])0+(?!\d)/g
const zerosOnly = /\.0+(?!\d)/g
const bareDecimal = /(?<!\d)\.(?=\d)/g
const unit = /(\d)(hp|kw|in|inch|inches|mm|ft|lb|lbs|rpm|psi|hz|gpm|oz)(?![a-z\d])/g
const oRing = /(?<![a-z\d])o[ -]?ring(?=s?(?![a-z\d]))/g
const inch = /(?<![a-z\d])inch(?:es)?(?![a-z\d])/g
/** A plain word such as `ring`, `309` or `TB10773`: of all replacements, only the one for inches can apply to it. */
const plainWord = /^[a-z]*\d*$/
/** All characters except the full stop, digits, letters, and the letters of other scripts. */
const punctuation = /[^.\da-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2070-\u2fff\u3040-\u{10ffff}]+/gu
const fullStop = /(?<!\d)\.|\.(?!\d)/g

/**
 * Normalizes a text for search: lower case, no punctuation, one form for sizes. `Seal, 1-3/4"`, `seal 1 3/4` and
 * `Seal 1.750 in` all contain `seal 1.75`. The database's `search_text` does the same.
 */
export function searchText(text: string): string {
  const typed = text.toLowerCase()
  if (plainWord.test(typed)) return typed === 'inch' || typed === 'inches' ? 'in' : typed
  return typed
    .replace(fraction, (_, whole: string | undefined, over: string, under: string) =>
      String(Number(whole ?? 0) + Number(over) / Number(under)),
    )
    .replace(thousands, '$1$2')
    .replace(endingZeros, '$1')
    .replace(zerosOnly, '')
    .replace(bareDecimal, '0.')
    .replace(unit, '$1 $2')
    .replace(oRing, 'oring')
    .replace(inch, 'in')
    .replace(punctuation, ' ')
    .replace(fullStop, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

/** The words of a text, normalized this way. */
export function searchWords(text: string): string[] {
  const read = searchText(text)
  return read === '' ? [] : read.split(' ')
}
