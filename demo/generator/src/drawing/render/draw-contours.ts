import { LOOK } from '../geometry/camera.ts'
import { between, dot, type Vec } from '../geometry/vector.ts'
import type { Patch } from '../solid/solid.ts'
import { chainLinks, link, type Links } from './chain-links.ts'
import { drawCurve } from './draw-lines.ts'
import { sample, type View } from './view.ts'

/** Draws where a curved surface turns away from the reader. */
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
