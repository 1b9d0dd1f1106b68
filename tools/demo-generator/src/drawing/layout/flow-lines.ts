import { project } from '../geometry/camera.ts'
import { X, type Point } from '../geometry/vector.ts'
import type { Layout } from './lay-out.ts'
import type { Row } from './place-rows.ts'

/** Center line of every row, and the line from the end of each to the start of the next. */
export function flowLines({ rows }: Layout, isStanding: boolean): Point[][] {
  return rows.flatMap((row, i) => {
    const next = rows[i + 1]
    const own = [row.start, row.end]
    return next ? [own, isStanding ? foldStanding(row, next) : foldLying(row, next)] : [own]
  })
}

/** Leads from the upper right back to the lower left, in isometric directions. */
function foldLying(row: Row, next: Row): Point[] {
  const [ax, ay] = unitOf(project(X))
  const down: Point = [ax, -ay]
  const drop = next.start[1] - row.start[1]
  // Half way down, the line runs between the two rows.
  const over = drop * 0.5
  const corner: Point = [row.end[0] + down[0] * over, row.end[1] + down[1] * over]
  const approach = over * 0.42
  const low: Point = [next.start[0] - down[0] * approach, next.start[1] - down[1] * approach]
  // Back along the axis until straight above the approach to the next row.
  const back = (corner[0] - low[0]) / ax
  const above: Point = [low[0], corner[1] - ay * back]
  return [row.end, corner, above, low, next.start]
}

/** Leads from the top of a column down and under the next one. */
function foldStanding(row: Row, next: Row): Point[] {
  const middle = (row.end[0] + next.start[0]) / 2
  const slope = unitOf(project(X))
  const rise = (middle - row.end[0]) * (slope[1] / slope[0])
  return [
    row.end,
    [middle, row.end[1] - rise],
    [middle, next.start[1] - rise],
    [next.start[0], next.start[1]],
  ]
}

function unitOf([x, y]: Point): Point {
  const length = Math.hypot(x, y)
  return [x / length, y / length]
}
