import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type EastAsian, eastAsianFaces, fileOf, type PaperFace, paperFaces } from './paper-faces.ts'
import { readWoff } from './read-woff.ts'

/** Opened font, in the weights that it has. */
export interface Face {
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

const fonts = new URL('./fonts/', import.meta.url)
const ownFile = (name: string) => readFileSync(fileURLToPath(new URL(name, fonts)))

/** The shop's own font, as static instances of the variable one that the web app loads. */
export const ownFace = openFace('Hanken Grotesk', {
  normal: ownFile('hanken-grotesk-regular.ttf'),
  bold: ownFile('hanken-grotesk-bold.ttf'),
})

/** Signs that are looked up in the East Asian fonts first. */
const eastAsian = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\uFF00-\uFFEF]/u

const MOST_FOUND = 20_000
const found = new Map<string, Face | undefined>()

/** First font that has all of these signs; fonts are read when a document needs them. */
export function faceOf(signs: string, language: EastAsian): Face | undefined {
  const key = `${language}${signs}`
  if (found.has(key)) return found.get(key)
  if (found.size === MOST_FOUND) found.clear()
  const face = findFace(signs, language)
  found.set(key, face)
  return face
}

function findFace(signs: string, language: EastAsian): Face | undefined {
  if (ownFace.draws(signs)) return ownFace
  const regional = eastAsianFaces[language]
  const faces = eastAsian.test(signs) ? [...regional, ...paperFaces] : [...paperFaces, ...regional]
  for (const face of faces)
    for (const one of filesWith(face, signs.codePointAt(0) ?? 0)) {
      const open = openFile(one)
      if (open.draws(signs)) return open
    }
  return undefined
}

/** The face itself, or those of its slices that may have a sign. */
function filesWith(face: PaperFace, codePoint: number): PaperFace[] {
  if (face.subset !== 'slices') return [face]
  const subset = slicesOf(face.name).get(codePoint)
  return subset ? [{ name: face.name, subset }] : []
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

const opened = new Map<string, Face>()

function openFile(face: PaperFace): Face {
  const name = `${face.name} ${face.subset}`
  const known = opened.get(name)
  if (known) return known
  const folder = dirname(require.resolve(`@fontsource/${face.name}/package.json`))
  const fileIn = (weight: '400' | '700') => readWoff(readFileSync(join(folder, fileOf(face, weight))))
  const normal = fileIn('400')
  const open = openFace(name, { normal, bold: face.isBold ? fileIn('700') : normal })
  opened.set(name, open)
  return open
}

function openFace(name: string, weights: { normal: Buffer; bold: Buffer }): Face {
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
