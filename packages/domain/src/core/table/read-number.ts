export type DecimalMark = '.' | ','

/** Signs of a number that are not its digits. */
export type NumberFinding = 'DECIMAL_COMMA' | 'THOUSANDS' | 'CURRENCY'

export interface NumberRead {
  /** Digits and a decimal point only, with an optional minus sign. */
  meant: string
  found: readonly NumberFinding[]
}

const currency = String.raw`(?:US)?\p{Sc}|USD|EUR|GBP|CHF|CAD`
const leading = new RegExp(`^(-?)(?:${currency})?\\s*(-?)`, 'iu')
const trailing = new RegExp(`(?:${currency})$`, 'iu')

const shapes: Record<DecimalMark, RegExp> = {
  '.': /^(\d*|\d{1,3}(?:([,'’\s])\d{3})(?:\2\d{3})*)(?:\.(\d+))?$/u,
  ',': /^(\d*|\d{1,3}(?:([.'’\s])\d{3})(?:\2\d{3})*)(?:,(\d+))?$/u,
}

/** Maximum length of a number with its currency; longer text is not a number. */
const LONGEST = 100

/** Parses `$1,234.50`, `1.234,50 €` and `12,5`; null if the text is not a number with this decimal mark. */
export function readNumber(text: string, decimalMark: DecimalMark): NumberRead | null {
  const trimmed = text.trim()
  if (trimmed.length > LONGEST) return null
  const [lead = '', before = '', after = ''] = leading.exec(trimmed) ?? []
  const bare = trimmed.slice(lead.length).replace(trailing, '').trimEnd()
  const [matched, whole = '', group, decimals] = shapes[decimalMark].exec(bare) ?? []
  if (matched === undefined || (whole === '' && decimals === undefined) || (before && after)) return null
  const found: NumberFinding[] = []
  if (decimals !== undefined && decimalMark === ',') found.push('DECIMAL_COMMA')
  if (group !== undefined) found.push('THOUSANDS')
  if (trimmed !== `${before}${after}${bare}`) found.push('CURRENCY')
  const digits = group === undefined ? whole : whole.replaceAll(group, '')
  const fraction = decimals === undefined ? '' : `.${decimals}`
  return { meant: `${before || after}${digits || '0'}${fraction}`, found }
}

/** True when a text is a number only with the other decimal mark. */
export function hasOtherMark(text: string, decimalMark: DecimalMark): boolean {
  return readNumber(text, decimalMark) === null && readNumber(text, decimalMark === ',' ? '.' : ',') !== null
}
