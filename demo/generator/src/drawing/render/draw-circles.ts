import { LOOK, project } from '../geometry/camera.ts'
import { cross, dot, onCircle, unit, type Vec } from '../geometry/vector.ts'
import type { Circle } from '../solid/solid.ts'
import type { Step } from './trail.ts'
import { drawVisibleRuns, type View } from './view.ts'

/** Draws the visible parts of circles as true ellipse arcs. */
export function drawCircles(view: View, circles: Circle[]) {
  for (const circle of circles) drawCircle(view, circle)
}

function drawCircle(view: View, { centre, u, v, r, from, to, stroke }: Circle) {
  const n = Math.max(40, Math.ceil(Math.abs(to - from) * r * 1.2))
  const angleAt = (i: number) => from + ((to - from) * i) / n
  const pointAt = (angle: number): Vec => onCircle(centre, u, v, r, angle)
  const ellipse = ellipseOf(u, v, r)
  const arcTo = (angle: number): Step => ({ to: project(pointAt(angle)), arc: ellipse })
  const points = Array.from({ length: n + 1 }, (_, i) => pointAt(angleAt(i)))
  drawVisibleRuns(view, points, stroke, (seen, i, j) => {
    const [a, b] = [angleAt(i), angleAt(j)]
    // An arc of more than half a turn is ambiguous to a renderer, so it leaves in two.
    const steps = b - a > Math.PI * 0.9 ? [arcTo((a + b) / 2), arcTo(b)] : [arcTo(b)]
    view.trails[seen].push({ start: project(pointAt(a)), steps })
  })
}

function ellipseOf(u: Vec, v: Vec, r: number) {
  const normal = unit(cross(u, v))
  const [nx, ny] = project(normal)
  const [ux, uy] = project(u)
  const [vx, vy] = project(v)
  return {
    rx: r,
    ry: r * Math.abs(dot(normal, LOOK)),
    turn: ((Math.atan2(ny, nx) * 180) / Math.PI + 270) % 180,
    sweep: ux * vy - uy * vx > 0 ? (1 as const) : (0 as const),
  }
}
