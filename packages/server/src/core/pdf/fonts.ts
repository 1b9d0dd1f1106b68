import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type EastAsian, eastAsianFonts, fileOf, type PaperFont, paperFonts } from './paper-fonts.ts'
import { readWoff } from './read-woff.ts'

/** Opened font, in the weights that it has. */
export interface Font {
  name: string
  normal: Buffer
  bold: Buffer
  /** True if it draws these signs, which stand together, without a box. */
  draws(signs: string): boolean
}

interface FontKit {
  create(font: Buffer): {
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): { glyphs: { id: number }[] }
  }
}

const require = createRequire(import.meta.url)
const fontkit = require('fontkit') as FontKit

const fontFolder = new URL('./fonts/', import.meta.url)
const ownFile = (name: string) => readFileSync(fileURLToPath(new URL(name, fontFolder)))

/** The shop's own font, as static instances of the variable one that the web app loads. */
export const ownFont = openFont('Hanken Grotesk', {
  normal: ownFile('hanken-grotesk-regular.ttf'),
  bold: ownFile('hanken-grotesk-bold.ttf'),
})

/** Signs that are looked up in the East Asian fonts first. */
const eastAsian = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\uFF00-\uFFEF]/u

const MOST_FOUND = 20_000
const found = new Map<string, Font | undefined>()

/** First font that has all of these signs; fonts are read when a document needs them. */
export function fontOf(signs: string, language: EastAsian): Font | undefined {
  const key = `${language}${signs}`
  if (found.has(key)) return found.get(key)
  if (found.size === MOST_FOUND) found.clear()
  const font = findFont(signs, language)
  found.set(key, font)
  return font
}

function findFont(signs: string, language: EastAsian): Font | undefined {
  if (ownFont.draws(signs)) return ownFont
  const regional = eastAsianFonts[language]
  const fonts = eastAsian.test(signs) ? [...regional, ...paperFonts] : [...paperFonts, ...regional]
  for (const font of fonts)
    for (const one of filesWith(font, signs.codePointAt(0) ?? 0)) {
      const open = openFile(one)
      if (open.draws(signs)) return open
    }
  return undefined
}

/** The font itself, or those of its slices that may have a sign. */
function filesWith(font: PaperFont, codePoint: number): PaperFont[] {
  if (font.subset !== 'slices') return [font]
  const subset = slicesOf(font.name).get(codePoint)
  return subset ? [{ name: font.name, subset }] : []
}

const read = new Map<string, Map<number, string>>()

/** Slice of a font that has a sign, by code point. */
function slicesOf(name: string): Map<number, string> {
  const known = read.get(name)
  if (known) return known
  const listed = require(`@fontsource/${name}/unicode.json`) as Record<string, string>
  const slices = new Map<number, string>()
  for (const [key, text] of Object.entries(listed)) {
    const subset = /^\[(\d+)\]$/.exec(key)?.[1]
    for (const [from, to] of subset ? text.split(',').map(readRange) : [])
      for (let codePoint = from; codePoint <= to; codePoint += 1) slices.set(codePoint, subset ?? '')
  }
  read.set(name, slices)
  return slices
}

/** `U+4e00-4e03` or `U+4e07`. */
function readRange(text: string): [number, number] {
  const [from = '', to = from] = text.slice(2).split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

const opened = new Map<string, Font>()

function openFile(font: PaperFont): Font {
  const name = `${font.name} ${font.subset}`
  const known = opened.get(name)
  if (known) return known
  const folder = dirname(require.resolve(`@fontsource/${font.name}/package.json`))
  const fileIn = (weight: '400' | '700') => readWoff(readFileSync(join(folder, fileOf(font, weight))))
  const normal = fileIn('400')
  const open = openFont(name, { normal, bold: font.isBold ? fileIn('700') : normal })
  opened.set(name, open)
  return open
}

function openFont(name: string, weights: { normal: Buffer; bold: Buffer }): Font {
  const font = fontkit.create(weights.normal)
  const has = (sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
  return { name, ...weights, draws: (signs) => Array.from(signs).every(has) && isDrawn(signs) }

  /** fontkit cannot read the rules of some fonts for some signs. */
  function isDrawn(signs: string): boolean {
    try {
      return font.layout(signs).glyphs.every(({ id }) => id > 0)
    } catch {
      return false
    }
  }
}
