import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { renderPdf } from './index.ts'

/** Scripts, and how many of their signs no font has: in Latin, Greek and Cyrillic those of dialectology and ancient music. */
const scripts = Object.entries({
  Arabic: 44,
  Armenian: 0,
  Bengali: 0,
  Bopomofo: 4,
  Braille: 0,
  Cyrillic: 64,
  Devanagari: 0,
  Ethiopic: 0,
  Georgian: 0,
  Greek: 68,
  Gujarati: 0,
  Gurmukhi: 0,
  Hangul: 355,
  Hebrew: 0,
  Hiragana: 291,
  Kannada: 1,
  Katakana: 23,
  Khmer: 0,
  Lao: 0,
  Latin: 161,
  Malayalam: 0,
  Myanmar: 20,
  Nko: 7,
  Ogham: 0,
  Oriya: 0,
  Sinhala: 0,
  Tamil: 51,
  Telugu: 1,
  Thaana: 0,
  Thai: 0,
  Tibetan: 0,
  Tifinagh: 3,
})

/** Their fonts put letters together from parts, which a reader of the document cannot name. */
const isOfParts = new Set(['Arabic', 'Devanagari', 'Tibetan'])

const blocks = {
  'superscripts and currencies': [0x2070, 0x20bf],
  arrows: [0x2190, 0x21ff],
  'mathematical signs': [0x2200, 0x22ff],
  'technical signs': [0x2300, 0x23b9],
  'signs in circles, boxes and shapes': [0x2460, 0x27bf],
  'more mathematical signs and arrows': [0x27c0, 0x2b95],
  'signs of Chinese and Japanese texts': [0x3000, 0x303f],
  'full widths': [0xff01, 0xff9f],
  'mathematical letters': [0x1d400, 0x1d7ff],
} as const

/** Characters that a country's own encoding has. */
const encodings = {
  'Japanese (JIS X 0208)': ['euc-jp', 0xb0],
  'Korean (KS X 1001)': ['euc-kr', 0xb0],
} as const

it.each(scripts)(
  'the signs of the script %s are drawn, but for %d that are written as numbers (E75)',
  async (script, unknown) => {
    const is = new RegExp(`^\\p{sc=${script}}$`, 'u')
    const { boxes, missing, numbers } = await draw(allSigns.filter((sign) => is.test(sign)))
    expect({ boxes, numbers: numbers.length }).toEqual({ boxes: 0, numbers: unknown })
    if (!isOfParts.has(script)) expect(missing).toEqual([])
  },
)

it.each(Object.entries(blocks))('all %s are drawn (E75)', async (_, range) => {
  expect(await draw(signsOf(range))).toEqual({ boxes: 0, missing: [], numbers: [] })
})

it.each(Object.entries(encodings))('all characters of %s are drawn (E75)', async (_, [encoding, first]) => {
  expect(await draw(encoded(encoding, first))).toEqual({ boxes: 0, missing: [], numbers: [] })
})

const assigned = /^(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]$/u

const signsOf = ([from, to]: readonly [number, number]) =>
  Array.from({ length: to - from + 1 }, (_, index) => index + from)
    .filter((codePoint) => codePoint < 0xd800 || codePoint > 0xdfff)
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((sign) => assigned.test(sign))

const allSigns = signsOf([0x21, 0x1ffff])

function encoded(encoding: string, first: number): string[] {
  const bytes = Array.from({ length: 0xfe - first + 1 }, (_, row) =>
    Array.from({ length: 94 }, (__, column) => [first + row, 0xa1 + column]),
  ).flat(2)
  const text = new TextDecoder(encoding).decode(Uint8Array.from(bytes))
  return [...new Set(text)].filter((sign) => assigned.test(sign))
}

const partsOf = (text: string) => Array.from(text.normalize('NFKD'))

/** Draws signs, reads the document, and counts glyphs of the number 0, which are boxes. */
async function draw(signs: string[]) {
  const pdf = await renderPdf({
    info: { title: 'PdfContent', author: 'Volute' },
    language: 'en-US',
    pageSize: 'A4',
    pageMargins: [40, 40, 40, 40],
    defaultStyle: { fontSize: 9 },
    content: [signs.join(' ')],
    compress: false,
  })
  const drawn = pdf.toString('latin1').matchAll(/<([\da-f]+)>(?=[^\n]*\] TJ)/g)
  const glyphs = [...drawn].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  const numbers = Array.from(text.matchAll(/\[U\+([\dA-F]+)\]/g), ([, hex = '']) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  )
  const found = new Set([...partsOf(text), ...numbers])
  const isFound = (sign: string) => found.has(sign) || partsOf(sign).every((part) => found.has(part))
  expect(glyphs.length).toBeGreaterThan(signs.length)
  return {
    boxes: glyphs.filter((glyph) => glyph === '0000').length,
    missing: signs.filter((sign) => !isFound(sign)),
    numbers,
  }
}
