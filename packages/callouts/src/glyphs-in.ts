import type { Paper } from './cut-out.ts'
import type { Grey } from './grey.ts'
import { type Box, regionsOf } from './regions-of.ts'

/** Sign in a row: a glyph to compare, or a point or dash identified by position and size. */
export type Sign = Box & { is: 'GLYPH' | '.' | '-' }

/** Size of a speck, relative to the largest piece. */
const SPECK = 0.03

/** Signs in a row, from left to right. */
export interface Row {
  signs: Sign[]
  /** Share of the ink that belongs to no sign. */
  rest: number
}

/** Signs of the number on a piece of paper. Within an outline, ink that touches the outline does not count. */
export function glyphsIn(paper: Paper, level: number): Row {
  const { width, height, data, within } = paper
  const isInk = data.map((ink, at) => (ink >= level || within?.[at] === 0 ? 1 : 0))
  const drawn = regionsOf(width, height, isInk, 1).all.filter((one) => !within || isInside(one, paper))
  const most = Math.max(...drawn.map(({ pixels }) => pixels))
  return rowOf(joinBroken(drawn.filter(({ pixels }) => pixels >= Math.max(2, SPECK * most))))
}

const isInside = ({ left, top, right, bottom }: Box, { width, height }: Grey) =>
  left > 0 && top > 0 && right < width - 1 && bottom < height - 1

interface Piece extends Box {
  pixels: number
}

/** Joins pieces into one glyph if one is above or within the other. */
function joinBroken(boxes: Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const box of boxes.toSorted((a, b) => a.left - b.left)) {
    const above = joined.findIndex((other) => isAbove(other, box) || isWithin(box, other))
    const other = joined[above]
    if (other) joined[above] = { ...union(other, box), pixels: other.pixels + box.pixels }
    else joined.push(box)
  }
  return joined
}

function isAbove(a: Box, b: Box): boolean {
  const beside = Math.min(a.right, b.right) - Math.max(a.left, b.left) + 1
  const across = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + 1
  return beside > 0.5 * Math.min(widthOf(a), widthOf(b)) && across < 0.4 * Math.min(heightOf(a), heightOf(b))
}

function isWithin(a: Box, b: Box): boolean {
  return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom
}

function rowOf(pieces: readonly Piece[]): Row {
  const height = Math.max(...pieces.map(heightOf))
  const tall = pieces.filter((piece) => heightOf(piece) >= 0.6 * height)
  const foot = Math.max(...tall.map(({ bottom }) => bottom))
  const signs = pieces
    .map((piece) => ({ ...piece, is: signOf(piece, { tall, height, foot }) }))
    .toSorted((a, b) => a.left - b.left)
  const sum = (some: readonly Piece[]) => some.reduce((total, { pixels }) => total + pixels, 0)
  const rest = signs.filter((one) => one.is === '')
  return { signs: signs.filter((one): one is Sign & Piece => one.is !== ''), rest: sum(rest) / sum(signs) }
}

function signOf(
  box: Box,
  { tall, height, foot }: { tall: readonly Box[]; height: number; foot: number },
): Sign['is'] | '' {
  if (heightOf(box) >= 0.6 * height) return 'GLYPH'
  const isBetween =
    tall.some((one) => one.right < box.left + 1) && tall.some((one) => one.left > box.right - 1)
  if (!isBetween) return ''
  if (widthOf(box) < 0.35 * height && heightOf(box) < 0.35 * height && foot - box.bottom < 0.15 * height)
    return '.'
  const isDash =
    heightOf(box) < 0.3 * height &&
    widthOf(box) > 1.3 * heightOf(box) &&
    Math.abs((box.top + box.bottom) / 2 - foot + 0.4 * height) < 0.2 * height
  return isDash ? '-' : ''
}

/** Minimum and maximum width of a glyph, relative to its height. */
const NARROW = 0.35
const WIDE = 0.95

/** Possible ways to split a row: a wide glyph may be two or three that touch. */
export function partings(ink: Grey, signs: readonly Sign[]): Sign[][] {
  const height = Math.max(...signs.map(heightOf))
  const ways = [1, 2, 3].map((times) =>
    signs.flatMap((sign) => {
      const share = widthOf(sign) / height / times
      return sign.is === 'GLYPH' && times > 1 && share > NARROW && share < WIDE
        ? split(ink, sign, times)
        : [sign]
    }),
  )
  return ways.filter((way, n) => n === 0 || way.length !== signs.length)
}

function split(ink: Grey, sign: Sign, times: number): Sign[] {
  const cuts = Array.from({ length: times - 1 }, (_, n) => {
    const middle = sign.left + (widthOf(sign) * (n + 1)) / times
    const reach = (0.2 * widthOf(sign)) / (times - 1)
    return thinnest(ink, sign, Math.round(middle - reach), Math.round(middle + reach))
  })
  return [...cuts, sign.right + 1].map((end, n) => ({
    ...sign,
    left: n === 0 ? sign.left : (cuts[n - 1] ?? 0),
    right: end - 1,
  }))
}

/** Column with the least ink. */
function thinnest(ink: Grey, { top, bottom }: Box, from: number, to: number): number {
  let [best, least] = [from, Infinity]
  for (let x = from; x <= to; x++) {
    let sum = 0
    for (let y = top; y <= bottom; y++) sum += ink.data[y * ink.width + x] ?? 0
    if (sum < least) [best, least] = [x, sum]
  }
  return best
}

export const widthOf = ({ left, right }: Box) => right - left + 1
export const heightOf = ({ top, bottom }: Box) => bottom - top + 1

export const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})
