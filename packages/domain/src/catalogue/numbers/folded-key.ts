/** Characters in one class each: the class is the digit below the character. */
const lookAlikes = ['OQDIL|ZSGB', '0001112568'] as const

/** First and last code of each range of characters that are not part of a number. */
const ignoredRanges = [
  [0x01, 0x2f],
  [0x3a, 0x40],
  [0x5b, 0x60],
  [0x7b, 0x7b],
  [0x7d, 0xa9],
  [0xab, 0xb4],
  [0xb6, 0xb8],
  [0xbb, 0xbb],
  [0xbf, 0xbf],
  [0x180e, 0x180e],
  [0x200b, 0x206f],
  [0x2212, 0x2212],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
] as const

/** Punctuation, blanks, zero-width and control characters; not `|`, which is a look-alike of 1. */
export const numberSigns = ignoredRanges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, place) => first + place))
  .map((code) => String.fromCodePoint(code))
  .join('')

const signs = new Set(numberSigns)
const classes = new Map(Array.from(lookAlikes[0], (one, place) => [one, lookAlikes[1][place] ?? one]))

/** A number in upper case without signs: `tb-10773` becomes `TB10773`. Leading zeros stay. */
export const withoutSigns = (number: string): string =>
  Array.from(number.normalize('NFKC').toUpperCase())
    .filter((character) => !signs.has(character))
    .join('')

/** The same with each look-alike as the digit of its class: `TBIO773` and `TB10773` become `T810773`. */
export const withoutLookAlikes = (number: string): string =>
  Array.from(withoutSigns(number), (character) => classes.get(character) ?? character).join('')

/**
 * Key under which all spellings of a number are found: no signs, one character per class of look-alikes, no leading zeros.
 * The database's `folded_key` does the same.
 */
export const foldedKey = (number: string): string => withoutLookAlikes(number).replace(/^0+/, '')
