import type { Point } from '../geometry/vector.ts'

/** Drops the points of a line that lie within `tolerance` of it (Douglas and Peucker). */
export function simplify(points: Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  if (Math.hypot(first[0] - last[0], first[1] - last[1]) > 1e-9) return thin(points, tolerance)
  const middle = Math.floor(points.length / 2)
  return [...thin(points.slice(0, middle + 1), tolerance), ...thin(points.slice(middle), tolerance).slice(1)]
}

function thin(points: Point[], tolerance: number): Point[] {
  const kept = new Set([0, points.length - 1])
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    const farthest = farthestBetween(points, from, to)
    if (farthest.distance <= tolerance) continue
    kept.add(farthest.index)
    spans.push([from, farthest.index], [farthest.index, to])
  }
  return points.filter((_, i) => kept.has(i))
}

function farthestBetween(points: Point[], from: number, to: number) {
  const [a, b] = [points[from] as Point, points[to] as Point]
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy)
  let farthest = { index: from, distance: 0 }
  for (let index = from + 1; index < to; index++) {
    const [x, y] = points[index] as Point
    const distance =
      length < 1e-9 ? Math.hypot(x - a[0], y - a[1]) : Math.abs((x - a[0]) * dy - (y - a[1]) * dx) / length
    if (distance > farthest.distance) farthest = { index, distance }
  }
  return farthest
}

/** Smooths a line that was traced dot by dot; its ends stay. */
export function smooth(points: Point[], passes: number): Point[] {
  let line = points
  for (let pass = 0; pass < passes; pass++)
    line = line.map((p, i): Point => {
      const [before, after] = [line[i - 1], line[i + 1]]
      if (!before || !after) return p
      return [(before[0] + 2 * p[0] + after[0]) / 4, (before[1] + 2 * p[1] + after[1]) / 4]
    })
  return line
}
