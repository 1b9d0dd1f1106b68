import { LOOK, project } from '../geometry/camera.ts'
import { between, dot, type Point, type Vec } from '../geometry/vector.ts'
import type { Line, Patch, Stroke } from '../solid/solid.ts'
import { chainLinks, link, type Links } from './chain-links.ts'
import { simplify } from './simplify.ts'
import { polyline } from './trail.ts'
import { drawVisibleRuns, sample, type View } from './view.ts'

/** Draws the visible parts of edges, threads and hatches. */
export function drawLines(view: View, lines: Line[]) {
  for (const { points, stroke, isCurved } of lines) {
    const dense = sample(points, 0.7, isCurved ? 1 : 4)
    if (isCurved) drawCurve(view, dense, stroke)
    else drawStraight(view, dense, stroke)
  }
}

/** Draws the visible parts of a curve given by closely spaced points. */
function drawCurve(view: View, points: Vec[], stroke: Stroke) {
  drawVisibleRuns(view, points, stroke, (seen, from, to) => {
    view.trails[seen].push(polyline(simplify(points.slice(from, to + 1).map(project), 0.15)))
  })
}

function drawStraight(view: View, points: Vec[], stroke: Stroke) {
  drawVisibleRuns(view, points, stroke, (seen, from, to) => {
    const ends: Point[] = [project(points[from] as Vec), project(points[to] as Vec)]
    view.trails[seen].push(polyline(ends))
  })
}

/** Draws lines where a curved surface turns away from the reader. */
export function drawContours(view: View, patches: Patch[]) {
  for (const patch of patches)
    if (patch.hasContour)
      for (const contour of contoursOf(patch)) {
        const points = sample(contour, 0.8, 1)
        if (points.length > 3) drawCurve(view, points, 'e')
      }
}

function contoursOf({ columns, rows, points, normals }: Patch): Vec[][] {
  const facing = normals.map((n) => dot(n, LOOK))
  const step = columns + 1
  const crossingPoints = new Map<number, Vec>()
  const links: Links = new Map()
  const crossTriangle = (...corners: [number, number, number]) => {
    const keys = corners.flatMap((i, k) => {
      const j = corners[(k + 1) % 3] as number
      const [fi, fj] = [facing[i] as number, facing[j] as number]
      if (fi > 0 === fj > 0) return []
      const key = Math.min(i, j) * points.length + Math.max(i, j)
      crossingPoints.set(key, between(points[i] as Vec, points[j] as Vec, fi / (fi - fj)))
      return [key]
    })
    if (keys.length === 2) link(links, keys[0] as number, keys[1] as number)
  }
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const a = j * step + i
      crossTriangle(a, a + 1, a + step + 1)
      crossTriangle(a, a + step + 1, a + step)
    }
  return chainLinks(links).map((chain) => chain.map((key) => crossingPoints.get(key) as Vec))
}
