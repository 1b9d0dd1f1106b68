import { expect, it } from 'vitest'
import type { Point } from '../geometry/vector.ts'
import { triangulate } from './triangulate.ts'

const arrow: Point[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [2, 1],
  [0, 4],
]

it.each([
  ['clockwise', arrow],
  ['anticlockwise', arrow.toReversed()],
])('the triangles exactly cover a concave polygon given %s', (_, polygon) => {
  const areas = triangulate(polygon).map(([a, b, c]) =>
    areaOf([polygon[a], polygon[b], polygon[c]] as Point[]),
  )
  expect(areas).toHaveLength(3)
  expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(areaOf(polygon))
})

function areaOf(polygon: Point[]) {
  const twice = polygon.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = polygon[(i + 1) % polygon.length] as Point
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}
