import { signsNotPrinted } from './signs-not-printed.ts'

/** Characters of a text that the fonts of the documents lack, each once; a quote's PDF shows their numbers instead. */
export function notPrinted(text: string): string[] {
  const signs = new Set(Array.from(text.normalize('NFC')))
  return [...signs].filter((sign) => !ignored.test(sign) && isNotPrinted(sign.codePointAt(0) ?? 0))
}

/** Characters without a shape of their own. */
const ignored = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u

/** Last code point that the fonts may have; above it are rare Chinese characters and private use. */
const LAST = 0x1_ff_ff
/** Private use of the first plane. */
const PRIVATE = { from: 0xe0_00, to: 0xf8_ff }

function isNotPrinted(codePoint: number): boolean {
  if (codePoint > LAST || (codePoint >= PRIVATE.from && codePoint <= PRIVATE.to)) return true
  ranges ??= readRanges()
  return ranges.some(([from, to]) => codePoint >= from && codePoint <= to)
}

let ranges: (readonly [number, number])[] | undefined

/** Reads the list: each range as its distance from the one before, and its length if it has more than one sign. */
function readRanges() {
  let end = 0
  return signsNotPrinted.split(/\s+/).map((one) => {
    const [distance = 0, more = 0] = one.split('-').map((digits) => Number.parseInt(digits, 36))
    const from = end + distance
    end = from + more
    return [from, end] as const
  })
}
