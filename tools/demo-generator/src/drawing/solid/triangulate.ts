import type { Point } from '../geometry/vector.ts'

/** Cuts a simple polygon into triangles by clipping its ears; returns indices of its points. */
export function triangulate(polygon: Point[]): [number, number, number][] {
  const rest = polygon.map((_, i) => i)
  if (areaOf(polygon) < 0) rest.reverse()
  const triangles: [number, number, number][] = []
  while (rest.length > 3) {
    const ear = Math.max(0, findEar(polygon, rest))
    const [a, b, c] = cornersAt(rest, ear)
    triangles.push([a, b, c])
    rest.splice(ear, 1)
  }
  triangles.push(rest as [number, number, number])
  return triangles
}

function areaOf(polygon: Point[]) {
  return polygon.reduce((sum, p, i) => {
    const next = polygon[(i + 1) % polygon.length] as Point
    return sum + p[0] * next[1] - next[0] * p[1]
  }, 0)
}

function findEar(polygon: Point[], rest: number[]) {
  return rest.findIndex((_, i) => {
    const [a, b, c] = cornersAt(rest, i)
    if (turn(polygon, a, b, c) <= 1e-9) return false
    return !rest.some(
      (k) =>
        k !== a &&
        k !== b &&
        k !== c &&
        turn(polygon, a, b, k) >= -1e-9 &&
        turn(polygon, b, c, k) >= -1e-9 &&
        turn(polygon, c, a, k) >= -1e-9,
    )
  })
}

function cornersAt(rest: number[], i: number): [number, number, number] {
  const n = rest.length
  return [rest[(i - 1 + n) % n] as number, rest[i] as number, rest[(i + 1) % n] as number]
}

function turn(polygon: Point[], a: number, b: number, c: number) {
  const [p, q, r] = [polygon[a] as Point, polygon[b] as Point, polygon[c] as Point]
  return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
}
