import { bidi } from './bidi.ts'
import { type Font, fontOf, ownFont } from './fonts.ts'
import type { EastAsian } from './paper-fonts.ts'

/** Part of a text in one font and, in texts that run from right to left, of one level of the bidirectional algorithm. */
export interface Run {
  text: string
  font: string
  bidiLevel: number
}

interface Piece {
  text: string
  font: Font
  level: number
}

/** Words, which keep together; the other signs of a text from right to left are placed one by one. */
const word = /^[\p{L}\p{M}\p{Cf} ]+$/u
const rightToLeft = /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}]/u
/** Runs that fontkit turns around by itself. */
const turnedByFont = /^\P{L}*[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Splits a text into runs of one font each; a sign that no font has is written as its number, such as `[U+12000]`. */
export function setText(text: string, language: EastAsian, use: (font: Font) => void): Run[] {
  const plain = cleaned(text)
  const levels = rightToLeft.test(plain) ? bidi.getEmbeddingLevels(plain).levels : undefined
  const pieces: Piece[] = []
  for (const { segment, index } of graphemes.segment(plain))
    for (const piece of piecesOf(segment, language, levels?.[index] ?? 0)) {
      const last = pieces.at(-1)
      if (last && piece.text === ' ' && last.font.draws(' ')) piece.font = last.font
      if (last && isOneRun(last, piece)) last.text += piece.text
      else pieces.push(piece)
    }
  return pieces.flatMap(drawable).map(({ text: run, font, level }) => {
    use(font)
    return { text: inDrawnOrder(run, level), font: font.name, bidiLevel: level }
  })
}

/** Signs without a shape of their own are dropped, except those that join or part letters. */
const cleaned = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replaceAll(/[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[\p{Cc}\p{Default_Ignorable_Code_Point}](?<![\n\r\u200C\u200D])/gu, '')

function piecesOf(segment: string, language: EastAsian, level: number): Piece[] {
  if (/^[\r\n]+$/.test(segment)) return [{ text: segment, font: ownFont, level }]
  const font = fontOf(segment, language)
  if (font) return [{ text: segment, font, level }]
  return Array.from(segment.replaceAll(/[\u200C\u200D]/g, ''), (sign) => {
    const single = fontOf(sign, language)
    if (single) return { text: sign, font: single, level }
    return { text: numberOf(sign), font: ownFont, level: level + (level % 2) }
  })
}

const numberOf = (sign: string) => `[U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`

const isOneRun = (last: Piece, next: Piece) =>
  last.font === next.font &&
  last.level === next.level &&
  (next.level % 2 === 0 || (word.test(last.text) && word.test(next.text)))

/** fontkit cannot place some marks that no word of the language has; such a word is drawn sign by sign. */
function drawable(piece: Piece): Piece[] {
  const { text, font } = piece
  if (font === ownFont || font.draws(text)) return [piece]
  return text
    .split(/(?<= )/)
    .flatMap((part) => (font.draws(part) ? [part] : signsOf(part)))
    .map((part) => ({ ...piece, text: part }))
}

const signsOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** A run from right to left is turned around and its brackets are mirrored, unless its font does so. */
function inDrawnOrder(run: string, level: number): string {
  const isRightToLeft = level % 2 === 1
  const mirrored = isRightToLeft ? (bidi.getMirroredCharacter(run) ?? run) : run
  if (isRightToLeft === turnedByFont.test(run)) return mirrored
  return signsOf(mirrored).toReversed().join('')
}
