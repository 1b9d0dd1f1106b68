import type { Grey } from './grey.ts'
import type { Box } from './regions-of.ts'

/** A glyph is scaled to this size, and recognized by the directions of its edges in a grid of this many zones each way. */
const SIDE = 24
const ZONES = 6
const DIRECTIONS = 8
/** Minimum width to height. A narrower glyph keeps its shape, so that a stroke does not become a block. */
const NARROWEST = 0.45

/** Shape of a glyph, independent of its size. It has unit length, so the product of two is their likeness. */
export type Look = Float32Array

/** Computes the look of the drawing in a box. */
export function lookOf(ink: Grey, box: Box): Look {
  const pixels = sample(ink, box)
  const look = new Float32Array(ZONES * ZONES * DIRECTIONS + 2)
  for (let y = 0; y < SIDE + 2; y++)
    for (let x = 0; x < SIDE + 2; x++) {
      const dx = pixelAt(pixels, x + 1, y) - pixelAt(pixels, x - 1, y)
      const dy = pixelAt(pixels, x, y + 1) - pixelAt(pixels, x, y - 1)
      const strength = Math.hypot(dx, dy)
      if (strength > 8) addEdge(look, x, y, dx, dy, strength)
    }
  for (let at = 0; at < look.length; at++) look[at] = Math.sqrt(look[at] ?? 0)
  const sum = lengthOf(look)
  // Wide and narrow glyphs differ by more than their edges.
  const slope = Math.atan2(box.right - box.left + 1, box.bottom - box.top + 1)
  look[look.length - 2] = 0.6 * sum * Math.cos(slope * 2)
  look[look.length - 1] = 0.6 * sum * Math.sin(slope * 2)
  const length = lengthOf(look) || 1
  return look.map((one) => one / length)
}

export function likeness(one: Look, other: Look): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

const lengthOf = (look: Look) => Math.sqrt(likeness(look, look))

/** Samples the box's ink to SIDE × SIDE pixels, each the mean of the area it covers. */
function sample(ink: Grey, { left, top, right, bottom }: Box): Float32Array {
  const [width, height] = [right - left + 1, bottom - top + 1]
  const wide = Math.max(width, NARROWEST * height)
  const start = left - (wide - width) / 2
  const pixels = new Float32Array(SIDE * SIDE)
  const steps = Math.max(1, Math.ceil(height / SIDE))
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      let sum = 0
      for (let a = 0; a < steps; a++)
        for (let b = 0; b < steps; b++) {
          const across = start + ((x + (b + 0.5) / steps) * wide) / SIDE - 0.5
          const down = top + ((y + (a + 0.5) / steps) * height) / SIDE - 0.5
          if (across >= left - 1 && across <= right + 1) sum += between(ink, across, down)
        }
      pixels[y * SIDE + x] = sum / (steps * steps)
    }
  return pixels
}

function between({ width, height, data }: Grey, x: number, y: number): number {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)))
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)))
  const [a, b] = [Math.max(0, Math.min(1, x - left)), Math.max(0, Math.min(1, y - top))]
  const at = top * width + left
  const upper = (data[at] ?? 0) * (1 - a) + (data[at + 1] ?? 0) * a
  const lower = (data[at + width] ?? 0) * (1 - a) + (data[at + width + 1] ?? 0) * a
  return upper * (1 - b) + lower * b
}

/** Pixel of the glyph with a margin of one pixel of paper. */
const pixelAt = (pixels: Float32Array, x: number, y: number) =>
  x < 1 || y < 1 || x > SIDE || y > SIDE ? 0 : (pixels[(y - 1) * SIDE + x - 1] ?? 0)

/** Distributes an edge over the two nearest directions and the four nearest zones. */
function addEdge(look: Look, x: number, y: number, dx: number, dy: number, strength: number) {
  const turn = ((Math.atan2(dy, dx) / (2 * Math.PI) + 1) % 1) * DIRECTIONS
  const across = ((x + 0.5) / (SIDE + 2)) * ZONES - 0.5
  const down = ((y + 0.5) / (SIDE + 2)) * ZONES - 0.5
  for (const [direction, a] of shares(turn))
    for (const [column, b] of shares(across))
      for (const [row, c] of shares(down)) {
        if (column < 0 || column >= ZONES || row < 0 || row >= ZONES) continue
        const at = (row * ZONES + column) * DIRECTIONS + (direction % DIRECTIONS)
        look[at] = (look[at] ?? 0) + strength * a * b * c
      }
}

function shares(place: number): [[number, number], [number, number]] {
  const before = Math.floor(place)
  return [
    [before, before + 1 - place],
    [before + 1, place - before],
  ]
}
