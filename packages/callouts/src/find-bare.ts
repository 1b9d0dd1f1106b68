import { cutOut } from './cut-out.ts'
import { heightOf, union, widthOf } from './glyphs-in.ts'
import { FAINT, type Grey, inkAt } from './grey.ts'
import { isIn, type Place } from './place.ts'
import { readRow } from './read-row.ts'
import { type Box, regionsOf } from './regions-of.ts'

/** Lowest and highest glyph, in pixels. */
const LOWEST = 8
const HIGHEST = 150
/** Limits of width to height for a glyph, or for up to three that touch. Anything narrower is part of a line. */
const NARROWEST = 0.2
const WIDEST = 2.6
/** Distance around a number within which its leader ends, relative to its height, and the maximum number of lines that close. */
const AROUND = 0.75
const LINES = 3
/** Confidence penalty for a number without an outline. */
const DOUBT = 0.05

/** Finds numbers without an outline at the end of a leader. Of overlapping ones the most certain counts. */
export function findBare(ink: Grey, references: readonly string[]): Place[] {
  const dark = inkAt(ink)
  const faint = inkAt(ink, FAINT)
  const rows = rowsIn(ink, dark)
  const others = rowsIn(ink, faint).filter((row) => !rows.some((other) => isSame(row, other)))
  const places = [
    ...rows.flatMap((row) => placeOf(ink, dark, row, references)),
    ...others.flatMap((row) => placeOf(ink, faint, row, references)),
  ]
  const best: Place[] = []
  for (const place of places.toSorted((a, b) => b.read.confidence - a.read.confidence))
    if (!best.some((other) => isIn(place, other) || isIn(other, place))) best.push(place)
  return best
}

/** Place of a row that reads as a number; empty otherwise. */
function placeOf(ink: Grey, isInk: Uint8Array, row: Box, references: readonly string[]): Place[] {
  if (!isAtLeader(isInk, ink, row)) return []
  const { left, top, right, bottom } = row
  const read = readRow(
    cutOut(ink, { left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 }),
    references,
  )
  if (!read) return []
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const size = { halfWidth: widthOf(row) / 2 + 2, halfHeight: heightOf(row) / 2 + 2 }
  return [{ shape: 'BARE', ...middle, ...size, read: { ...read, confidence: read.confidence - DOUBT } }]
}

function rowsIn({ width, height }: Grey, isInk: Uint8Array): Box[] {
  const glyphs = regionsOf(width, height, isInk, 1).all.filter((box) => {
    const [wide, high] = [widthOf(box), heightOf(box)]
    const isHigh = high >= LOWEST && high <= HIGHEST
    return isHigh && wide >= NARROWEST * high && wide <= WIDEST * high && box.pixels > 0.08 * high * wide
  })
  return rowsOf(glyphs)
}

const isSame = (a: Box, b: Box) =>
  [a.left - b.left, a.top - b.top, a.right - b.right, a.bottom - b.bottom].every(
    (side) => Math.abs(side) <= 1,
  )

/** Groups adjacent glyphs of equal height into rows. */
function rowsOf(glyphs: readonly Box[]): Box[] {
  const rows: Box[] = []
  let open: Box[] = []
  for (const glyph of glyphs.toSorted((a, b) => a.left - b.left)) {
    const stillOpen = open.filter((row) => row.right + HIGHEST > glyph.left)
    for (const row of open) if (!stillOpen.includes(row)) rows.push(row)
    open = stillOpen
    const before = open.findIndex((row) => isBeside(row, glyph))
    const row = open[before]
    if (row) open[before] = union(row, glyph)
    else open.push(glyph)
  }
  return [...rows, ...open].filter((row) => widthOf(row) < 5 * heightOf(row))
}

function isBeside(row: Box, glyph: Box): boolean {
  const high = Math.max(heightOf(row), heightOf(glyph))
  const isEven = Math.min(heightOf(row), heightOf(glyph)) > 0.75 * high
  const gap = glyph.left - row.right
  const shift = Math.abs(row.top + row.bottom - glyph.top - glyph.bottom) / 2
  return isEven && shift < 0.25 * high && gap > -0.15 * high && gap < 0.6 * high
}

/** True if a line, and not much more, comes close to a number. */
function isAtLeader(isInk: Uint8Array, { width, height }: Grey, box: Box): boolean {
  const by = Math.round(AROUND * heightOf(box))
  const [left, right] = [Math.max(0, box.left - by), Math.min(width - 1, box.right + by)]
  const [top, bottom] = [Math.max(0, box.top - by), Math.min(height - 1, box.bottom + by)]
  const frame: number[] = []
  for (let x = left; x < right; x++) frame.push(top * width + x)
  for (let y = top; y < bottom; y++) frame.push(y * width + right)
  for (let x = right; x > left; x--) frame.push(bottom * width + x)
  for (let y = bottom; y > top; y--) frame.push(y * width + left)
  const lines = frame.filter(
    (at, n) => isInk[at] === 1 && isInk[frame[n - 1] ?? frame.at(-1) ?? 0] === 0,
  ).length
  return lines > 0 && lines <= LINES
}
