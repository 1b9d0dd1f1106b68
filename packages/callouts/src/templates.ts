import { existsSync } from 'node:fs'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { type Look, likeness, lookOf } from './glyph-of.ts'
import { type Grey, INK } from './grey.ts'
import { fileOf } from './packaged-fonts.ts'

/** Shape of one glyph in one font. Lower-case letters read as their capitals. */
interface Template {
  says: string
  look: Look
}

const glyphs = '0123456789ABCDEFGHJKLMNPRSTUVWXYZacde'.split('')
/** Drawing heights: large, and as small as in a coarse scan. */
const HEIGHT = 40
const HEIGHTS = [HEIGHT, 13]
/** Packaged fonts, by package name. */
const packaged = ['arimo', 'tinos', 'cousine', 'dejavu-sans', 'share-tech-mono', 'b612']
/** Fonts of drawings that a machine may have installed. */
const installed = [
  'Arial Narrow',
  'Bahnschrift',
  'Helvetica',
  'ISOCPEUR',
  'ISOCP',
  'osifont',
  'OCR A',
  'RomanS',
  'Simplex',
  'Txt',
]

let known: Letter[] | undefined

/** Shape of a letter or digit in every available font, and their mean. */
export interface Letter {
  says: string
  mean: Look
  looks: Look[]
}

export function letters(): Letter[] {
  known ??= lettersOf([...fonts().flatMap(templatesOf), ...flaggedOnes()])
  return known
}

const templatesOf = (font: string) =>
  glyphs.flatMap((glyph) =>
    HEIGHTS.map((height) =>
      templateOf(glyph, height, (pen) => {
        pen.font = `${height * 1.4}px "${font}"`
        pen.fillText(glyph, height * 0.4, height * 1.5)
      }),
    ),
  )

function lettersOf(templates: readonly Template[]): Letter[] {
  const byLetter = Map.groupBy(templates, ({ says }) => says)
  return [...byLetter].map(([says, some]) => {
    const looks = some.map(({ look }) => look)
    const sum = (looks[0] ?? new Float32Array()).map((_, at) =>
      looks.reduce((total, look) => total + (look[at] ?? 0), 0),
    )
    const length = Math.sqrt(likeness(sum, sum))
    return { says, looks, mean: sum.map((one) => one / length) }
  })
}

function fonts(): string[] {
  const own = packaged.flatMap((name) =>
    (['400', '700'] as const).flatMap((weight) => {
      const [file, font] = [fileOf(name, weight), `callouts ${name} ${weight}`]
      return existsSync(file) && GlobalFonts.registerFromPath(file, font) ? [font] : []
    }),
  )
  return [...own, ...installed.filter((font) => GlobalFonts.has(font))]
}

function templateOf(glyph: string, height: number, draw: (pen: SKRSContext2D) => void): Template {
  const side = height * 2
  const canvas = createCanvas(side, side)
  const pen = canvas.getContext('2d')
  draw(pen)
  const data = new Uint8Array(side * side)
  const drawn = canvas.data()
  for (let at = 0; at < data.length; at++) data[at] = drawn[at * 4 + 3] ?? 0
  const ink = { width: side, height: side, data }
  return { says: glyph.toUpperCase(), look: lookOf(ink, boxOf(ink)) }
}

/** A `1` is drawn in more ways than fonts have: a stroke with a flag. Lengths, drops and line widths are relative to the height. */
const FLAGS = { length: [0.22, 0.35], drop: [0.15, 0.3], line: [0.1, 0.16] }

function flaggedOnes(): Template[] {
  return FLAGS.length.flatMap((length) =>
    FLAGS.drop.flatMap((drop) =>
      FLAGS.line.map((line) =>
        templateOf('1', HEIGHT, (pen) => {
          pen.scale(HEIGHT, HEIGHT)
          pen.lineWidth = line
          pen.moveTo(0.5, 0.5 + drop)
          pen.lineTo(0.5 + length, 0.5)
          pen.lineTo(0.5 + length, 1.5)
          pen.stroke()
        }),
      ),
    ),
  )
}

function boxOf({ width, data }: Grey) {
  const box = { left: width, top: width, right: 0, bottom: 0 }
  data.forEach((level, at) => {
    if (level < INK) return
    const [x, y] = [at % width, Math.floor(at / width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  })
  return box
}
