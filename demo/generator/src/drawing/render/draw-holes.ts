import { project } from '../geometry/camera.ts'
import { add, scale, TURN, type Point } from '../geometry/vector.ts'
import type { Hole } from '../solid/solid.ts'
import { simplify } from './simplify.ts'
import { polyline } from './trail.ts'
import { isVisible, type View } from './view.ts'

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
