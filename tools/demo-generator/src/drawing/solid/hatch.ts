import { radians, type Point, type Vec } from '../geometry/vector.ts'
import type { Solid } from './solid.ts'

/** Hatches a cut face given in its own plane; `map` takes a point of that plane into the part's space. */
export function hatch(
  solid: Solid,
  face: Point[],
  map: (x: number, y: number) => Vec,
  step: number,
  degrees: number,
) {
  for (const [a, b] of hatchLines(face, step, degrees)) solid.line([map(...a), map(...b)], 'h')
}

/** Hatch lines across a face, `step` apart and at this angle in degrees. */
export function hatchLines(face: Point[], step: number, degrees: number): [Point, Point][] {
  const cos = Math.cos(radians(degrees))
  const sin = Math.sin(radians(degrees))
  const back = (x: number, y: number): Point => [x * cos - y * sin, x * sin + y * cos]
  const turned = face.map(([x, y]): Point => [x * cos + y * sin, -x * sin + y * cos])
  const heights = turned.map((p) => p[1])
  const top = Math.max(...heights)
  const lines: [Point, Point][] = []
  for (let y = Math.ceil(Math.min(...heights) / step) * step + 0.013; y < top; y += step) {
    const xs = crossings(turned, y)
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const [a, b] = [xs[i] as number, xs[i + 1] as number]
      if (b - a >= 1.5) lines.push([back(a, y), back(b, y)])
    }
  }
  return lines
}

function crossings(polygon: Point[], y: number) {
  const xs: number[] = []
  polygon.forEach(([x0, y0], i) => {
    const [x1, y1] = polygon[(i + 1) % polygon.length] as Point
    if (y0 > y !== y1 > y) xs.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0))
  })
  return xs.toSorted((a, b) => a - b)
}
