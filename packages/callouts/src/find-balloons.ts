import { cutOut, type Paper } from './cut-out.ts'
import { heightOf, widthOf } from './glyphs-in.ts'
import { FAINT, type Grey, inkAt } from './grey.ts'
import { type Outline, outlineOf } from './outline-of.ts'
import type { Place } from './place.ts'
import { type Read, readRow } from './read-row.ts'
import { regionsOf } from './regions-of.ts'

/** Smallest and largest balloon, in pixels. */
const SMALLEST = 12
const LARGEST = 500
/** Finds white regions that are round, square or hexagonal, and reads the numbers in them. */
export function findBalloons(ink: Grey, references: readonly string[]): Place[] {
  const found: Place[] = []
  for (const isInk of linesOf(ink))
    for (const outline of outlinesIn(isInk, ink)) {
      if (found.some((other) => isSame(other, outline))) continue
      const read = readRow(paperOf(ink, outline), references)
      if (read && isFilled(outline, read)) found.push({ ...outline, read })
    }
  return found
}

/** The outline of a balloon may be faint or have gaps, which thickening closes. */
function* linesOf(ink: Grey) {
  const isInk = inkAt(ink)
  yield isInk
  yield inkAt(ink, FAINT)
  const thick = thicken(isInk, ink.width)
  yield thick
  yield thicken(thick, ink.width)
}

function outlinesIn(isInk: Uint8Array, { width, height }: Grey): Outline[] {
  const regions = regionsOf(width, height, isInk, 0)
  return regions.all.flatMap((region) => {
    const [across, down] = [widthOf(region), heightOf(region)]
    const isLikely =
      Math.min(across, down) >= SMALLEST &&
      Math.max(across, down) <= LARGEST &&
      region.pixels > 0.3 * across * down
    const outline = isLikely ? outlineOf(regions, region) : undefined
    return outline ? [outline] : []
  })
}

/** A wide outline counts only if its number is long. */
const isFilled = ({ halfWidth, halfHeight }: Outline, { signs }: Read) =>
  halfWidth < 1.3 * halfHeight || signs.length > 2

/** Adds the neighboring pixels to the ink. */
function thicken(isInk: Uint8Array, width: number): Uint8Array {
  const wide = isInk.slice()
  for (let at = 1; at < isInk.length - 1; at++)
    wide[at] = (isInk[at - 1] ?? 0) | (isInk[at] ?? 0) | (isInk[at + 1] ?? 0)
  const thick = wide.slice()
  for (let at = width; at < isInk.length - width; at++)
    thick[at] = (wide[at - width] ?? 0) | (wide[at] ?? 0) | (wide[at + width] ?? 0)
  return thick
}

const isSame = (a: Place, b: Outline) =>
  Math.hypot(a.x - b.x, a.y - b.y) < Math.max(a.halfWidth, b.halfWidth) * 0.5

/**
 * Paper within an outline, with a mask of its pixels. Both rows and columns limit the mask, because a rough outline leaves
 * some ink between the ends of the rows.
 */
function paperOf(ink: Grey, { box, rows, columns }: Outline): Paper {
  const paper = cutOut(ink, box)
  const { width, height, scale } = paper
  const within = new Uint8Array(paper.data.length)
  for (let y = 0; y < height; y++) {
    const row = 2 * Math.floor(y / scale)
    const [from = 0, to = 0] = [rows[row], rows[row + 1]]
    within.fill(1, y * width + (from - box.left) * scale, y * width + (to - box.left + 1) * scale)
  }
  for (let x = 0; x < width; x++) {
    const column = 2 * Math.floor(x / scale)
    const [from = 0, to = 0] = [columns[column], columns[column + 1]]
    for (let y = 0; y < (from - box.top) * scale; y++) within[y * width + x] = 0
    for (let y = (to - box.top + 1) * scale; y < height; y++) within[y * width + x] = 0
  }
  return { ...paper, within: scale === 1 ? within : inset(within, width, Math.ceil(scale / 2)) }
}

/** An enlarged outline has soft edges: pixels closer to it than this do not count. */
const inset = (within: Uint8Array, width: number, by: number) =>
  within.map((_, at) =>
    [at - by, at + by, at - by * width, at + by * width].every((place) => within[place] === 1) ? 1 : 0,
  )
