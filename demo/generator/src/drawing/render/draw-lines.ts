import { project } from '../geometry/camera.ts'
import type { Point, Vec } from '../geometry/vector.ts'
import type { Line, Stroke } from '../solid/solid.ts'
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

/** Draws the visible parts of a curve given by points close together. */
export function drawCurve(view: View, points: Vec[], stroke: Stroke) {
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
