import { project } from '../geometry/camera.ts'
import { X, type Point } from '../geometry/vector.ts'
import type { BuiltPart } from './build-parts.ts'
import { Frontier } from './footprint.ts'

/** Parts on one stretch of the center line, with the place of each on the sheet. */
export interface Row {
  first: number
  places: Point[]
  /** Center line, from a little before the first part to a little behind the last. */
  start: Point
  end: Point
}

const GAP = 20
const ROW_GAP = 84

/** Places the parts on `rows` parallel stretches of the center line; folds it where no fastener leaves its host. */
export function placeRows(parts: BuiltPart[], footprints: Point[][], rows: number): Row[] {
  const along = directionOf(parts)
  const single = packRow(parts, footprints, along)
  const cuts = chooseCuts(parts, single, rows)
  const frontier = new Frontier(8)
  const isStanding = along[0] === 0
  return cuts.slice(0, -1).map((first, i) => {
    const last = cuts[i + 1] as number
    const offsets = packRow(parts.slice(first, last), footprints.slice(first, last), along)
    const covered = footprints.slice(first, last).flatMap((cells, k) => {
      const by = offsets[k] as number
      return cells.map(([x, y]): Point => {
        const [px, py] = [x + along[0] * by, y + along[1] * by]
        return isStanding ? [px, py] : [py, px]
      })
    })
    const shift = i === 0 ? 0 : frontier.shiftFor(covered, ROW_GAP)
    frontier.lay(covered, shift, 64)
    const at = (by: number): Point =>
      isStanding ? [shift, along[1] * by] : [along[0] * by, along[1] * by + shift]
    const end = Math.max(...offsets.map((by, k) => by + axisLength(parts[first + k] as BuiltPart)))
    return { first, places: offsets.map(at), start: at(-50), end: at(end + 50) }
  })
}

/** Direction of the shaft on the sheet, one unit long. */
function directionOf(parts: BuiltPart[]): Point {
  const [x, y] = project((parts[0] as BuiltPart).frame(X))
  const length = Math.hypot(x, y)
  return [Math.abs(x) < 1e-9 ? 0 : x / length, y / length]
}

/** Length of a part's stretch of the axis on the sheet. */
const axisLength = ({ size }: BuiltPart) => size.length * Math.hypot(...project(X))

/** Distance of each part along the row, packed as closely as possible without hiding one another. */
function packRow(parts: BuiltPart[], footprints: Point[][], [ax, ay]: Point): number[] {
  const frontier = new Frontier(4)
  let axisEnd = -Infinity
  return parts.map((part, i) => {
    const turned = (footprints[i] as Point[]).map(([x, y]): Point => [x * ax + y * ay, x * -ay + y * ax])
    const shift = i === 0 ? 0 : Math.max(frontier.shiftFor(turned, GAP), axisEnd + GAP)
    frontier.lay(turned, shift, 10)
    axisEnd = Math.max(axisEnd, shift + axisLength(part))
    return shift
  })
}

/** Index of the first part of each row, and the number of parts at the end; the rows are as equal as possible. */
function chooseCuts(parts: BuiltPart[], places: number[], rows: number): number[] {
  const end = (places.at(-1) as number) + axisLength(parts.at(-1) as BuiltPart)
  const free = parts.flatMap((_, i) => (i > 0 && isFreeCut(parts, i) ? [i] : []))
  const startOf = (i: number) => places[i] ?? end
  const unevenness = (cuts: number[]) =>
    cuts.slice(1).reduce((sum, cut, i) => sum + (startOf(cut) - startOf(cuts[i] as number)) ** 2, 0)
  const candidates = chooseFrom(free, Math.min(rows - 1, free.length)).map((cuts) => [
    0,
    ...cuts,
    parts.length,
  ])
  return candidates.reduce((best, cuts) => (unevenness(cuts) < unevenness(best) ? cuts : best))
}

/** Every way to choose `n` of the given numbers, in their order. */
function chooseFrom(numbers: number[], n: number): number[][] {
  if (n === 0) return [[]]
  return numbers.flatMap((number, i) =>
    chooseFrom(numbers.slice(i + 1), n - 1).map((rest) => [number, ...rest]),
  )
}

/** True if a row may begin at a part: no bolt is separated from what it fastens. */
function isFreeCut(parts: BuiltPart[], i: number): boolean {
  return !parts.some(({ host }, k) => host !== undefined && k < i !== host < i)
}
