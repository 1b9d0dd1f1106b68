import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import type { calloutShapes } from '@volute/domain/workbench/workbench'
import sharp from 'sharp'
import type { Drawing } from './read-drawing.ts'

/** A grayscale image, one byte per pixel. */
export interface Grey {
  width: number
  height: number
  data: Uint8Array
}

interface Truth {
  x: number
  y: number
  r: number
  text: string
}

export interface DrawnSheet extends Grey {
  truth: Truth[]
}

export type Shape = (typeof calloutShapes)[number]

/** Area of an A4 sheet that a drawing fills. */
const PAPER = { long: 277 / 25.4, short: 190 / 25.4 }
const INK = '#16242b'
/** Font size of a number; a long one is drawn smaller, down to `SMALL`, and its balloon larger. */
const SIZE = 27
const SMALL = 20

/** Draws an A4 sheet with a drawing whose balloons have this shape, font and texts. */
export async function drawSheet(
  drawing: Drawing,
  { dpi, font, shape, texts }: { dpi: number; font: string; shape: Shape; texts: readonly string[] },
): Promise<DrawnSheet> {
  const [wide, high] = drawing.width > drawing.height ? [PAPER.long, PAPER.short] : [PAPER.short, PAPER.long]
  const scale = Math.min((wide * dpi) / drawing.width, (high * dpi) / drawing.height)
  const width = Math.round(drawing.width * scale)
  const height = Math.round(drawing.height * scale)
  const plain = await sharp(Buffer.from(drawing.svg), { density: 72 * scale, limitInputPixels: false })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const canvas = createCanvas(width, height)
  const pen = canvas.getContext('2d')
  const pixels = pen.createImageData(width, height)
  pixels.data.set(plain)
  pen.putImageData(pixels, 0, 0)
  pen.scale(scale, scale)
  const truth = drawing.balloons.map((balloon, n) => {
    const text = texts[n] ?? balloon.no
    const r = drawBalloon(pen, balloon, { font: registered(font), shape, text })
    return { x: balloon.x * scale, y: balloon.y * scale, r: r * scale, text }
  })
  const data = await sharp(canvas.data(), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return { width, height, data, truth }
}

/** Draws a balloon over the drawing; returns its radius. */
function drawBalloon(
  pen: SKRSContext2D,
  { x, y, r: given, toX, toY }: Drawing['balloons'][number],
  { font, shape, text }: { font: string; shape: Shape; text: string },
): number {
  const inside = { ROUND: 1.5, SQUARE: 1.6, HEXAGON: 1.4, BARE: 4 }[shape]
  pen.font = `${SIZE}px "${font}"`
  const size = Math.max(SMALL, Math.min(SIZE, (SIZE * inside * given) / pen.measureText(text).width))
  pen.font = `${size}px "${font}"`
  const r = Math.max(given, pen.measureText(text).width / inside)
  const box = pen.measureText(text)
  pen.strokeStyle = INK
  pen.lineWidth = 1.4
  pen.beginPath()
  const start = shape === 'BARE' ? leaderStart({ x, y, toX, toY }, box.width / 2 + 7, size * 0.6) : { x, y }
  pen.moveTo(start.x, start.y)
  pen.lineTo(toX, toY)
  pen.stroke()
  pen.fillStyle = INK
  pen.beginPath()
  pen.arc(toX, toY, 4.2, 0, 2 * Math.PI)
  pen.fill()
  outline(pen, shape, { x, y, r })
  pen.fillStyle = INK
  pen.fillText(
    text,
    x - (box.actualBoundingBoxRight - box.actualBoundingBoxLeft) / 2,
    y + (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2,
  )
  return r
}

/** Point where a leader leaves the box around a number. */
function leaderStart(
  { x, y, toX, toY }: { x: number; y: number; toX: number; toY: number },
  halfWidth: number,
  halfHeight: number,
): { x: number; y: number } {
  const share = Math.min(halfWidth / Math.abs(toX - x || 1e-9), halfHeight / Math.abs(toY - y || 1e-9), 0.9)
  return { x: x + (toX - x) * share, y: y + (toY - y) * share }
}

function outline(pen: SKRSContext2D, shape: Shape, { x, y, r }: { x: number; y: number; r: number }) {
  if (shape === 'BARE') return
  pen.beginPath()
  if (shape === 'ROUND') pen.arc(x, y, r, 0, 2 * Math.PI)
  else if (shape === 'SQUARE') pen.rect(x - r * 0.95, y - r * 0.95, r * 1.9, r * 1.9)
  else
    for (let corner = 0; corner < 6; corner++)
      pen.lineTo(
        x + r * 1.1 * Math.cos((corner * Math.PI) / 3),
        y + r * 1.1 * Math.sin((corner * Math.PI) / 3),
      )
  pen.closePath()
  pen.fillStyle = 'white'
  pen.fill()
  pen.lineWidth = 2
  pen.stroke()
}

const require = createRequire(import.meta.url)
const known = new Set<string>()

/** Registers the regular font of a font package; returns its name. */
function registered(font: string): string {
  const name = `sheet-${font}`
  if (!known.has(name))
    GlobalFonts.registerFromPath(
      require.resolve(`@fontsource/${font}/files/${font}-latin-400-normal.woff2`),
      name,
    )
  known.add(name)
  return name
}
