import { LOOK, project } from '../geometry/camera.ts'
import { add, cross, dot, onCircle, type Point, scale, TURN, unit, type Vec } from '../geometry/vector.ts'
import type { Circle, Hole } from '../solid/solid.ts'
import { simplify } from './simplify.ts'
import { polyline, type Step } from './trail.ts'
import { drawVisibleRuns, isVisible, type View } from './view.ts'

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
    // An arc of more than half a turn is ambiguous to a renderer, so it is written as two.
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

/** Draws the far rim of each drilled hole where it is seen through the near one. */
export function drawHoles(view: View, holes: Hole[]) {
  for (const hole of holes) if (isSeen(view, hole)) drawFarRim(view, hole)
}

const isSeen = (view: View, { centre, u, r }: Hole) =>
  isVisible(view, add(centre, scale(u, r)), 1.4, 1) || isVisible(view, add(centre, scale(u, -r)), 1.4, 1)

function drawFarRim(view: View, { centre, normal, u, v, r, depth }: Hole) {
  const [cx, cy] = project(centre)
  const [dx, dy] = project(scale(normal, -depth))
  const [ux, uy] = project(scale(u, r))
  const [vx, vy] = project(scale(v, r))
  const area = ux * vy - uy * vx
  const isInside = ([px, py]: Point) => {
    const a = ((px - cx) * vy - (py - cy) * vx) / area
    const b = (ux * (py - cy) - uy * (px - cx)) / area
    return a * a + b * b < 0.97
  }
  let run: Point[] = []
  const finish = () => {
    if (run.length > 2) view.trails.d.push(polyline(simplify(run, 0.12)))
    run = []
  }
  for (let i = 0; i <= 48; i++) {
    const [cos, sin] = [Math.cos((i / 48) * TURN), Math.sin((i / 48) * TURN)]
    const point: Point = [cx + dx + ux * cos + vx * sin, cy + dy + uy * cos + vy * sin]
    if (isInside(point)) run.push(point)
    else finish()
  }
  finish()
}
