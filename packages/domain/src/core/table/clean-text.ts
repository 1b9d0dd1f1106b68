/** Signs without width: zero-width spaces, soft hyphens, direction marks, byte order marks. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu
/** Spaces that do not break, or have another width. */
const spaces = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/gu
/** Hyphens and the minus sign, which programs write for the one on the keyboard. */
const hyphens = /[\u2010\u2011\u2012\u2212\uFE63]/gu
const fullWidth = /[\uFF01-\uFF5E]/gu

/** Replaces signs that look like nothing or like others: `１０\u00A0Stk` becomes `10 Stk`. Line ends become `\n`. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029\f\v]/g, '\n')
    .replace(invisible, '')
    .replace(spaces, ' ')
    .replace(hyphens, '-')
    .replace(fullWidth, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfe_e0))
}
