import { depthOf, project } from '../geometry/camera.ts'
import type { Point, Vec } from '../geometry/vector.ts'
import type { Solid } from '../solid/solid.ts'

/** Depth of the nearest surface at every dot of the sheet. */
export interface DepthBuffer {
  width: number
  height: number
  /** Point of the sheet at the buffer's first dot. */
  left: number
  top: number
  dotsPerUnit: number
  depths: Float32Array
  bodies: Int16Array
}

type Dot = readonly [x: number, y: number, depth: number]

/** Rasterizes a solid's surfaces. */
export function fillDepthBuffer(solid: Solid, dotsPerUnit: number): DepthBuffer {
  const buffer = emptyBuffer(solid, dotsPerUnit)
  for (const { columns, rows, points, body } of solid.patches) {
    const dots = points.map((p) => dotOf(buffer, p))
    const step = columns + 1
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const a = j * step + i
        const [p, q, r, s] = [dots[a], dots[a + 1], dots[a + step + 1], dots[a + step]] as [
          Dot,
          Dot,
          Dot,
          Dot,
        ]
        fillTriangle(buffer, p, q, r, body)
        fillTriangle(buffer, p, r, s, body)
      }
  }
  for (const { corners, body } of solid.triangles) {
    const [a, b, c] = corners
    fillTriangle(buffer, dotOf(buffer, a), dotOf(buffer, b), dotOf(buffer, c), body)
  }
  return buffer
}

export function dotOf(buffer: DepthBuffer, p: Vec): Dot {
  const [x, y] = project(p)
  return [(x - buffer.left) * buffer.dotsPerUnit, (y - buffer.top) * buffer.dotsPerUnit, depthOf(p)]
}

/** Depth at a dot; infinite where nothing is. */
export function depthAt(buffer: DepthBuffer, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= buffer.width || y >= buffer.height) return Infinity
  return buffer.depths[y * buffer.width + x] as number
}

export const isCovered = (buffer: DepthBuffer, x: number, y: number) => depthAt(buffer, x, y) !== Infinity

function emptyBuffer(solid: Solid, dotsPerUnit: number): DepthBuffer {
  const margin = 3
  const [low, high]: [[number, number], [number, number]] = [
    [Infinity, Infinity],
    [-Infinity, -Infinity],
  ]
  const reach = (p: Vec) => {
    const [x, y]: Point = project(p)
    low[0] = Math.min(low[0], x)
    low[1] = Math.min(low[1], y)
    high[0] = Math.max(high[0], x)
    high[1] = Math.max(high[1], y)
  }
  for (const patch of solid.patches) patch.points.forEach(reach)
  for (const triangle of solid.triangles) triangle.corners.forEach(reach)
  const width = Math.ceil((high[0] - low[0] + 2 * margin) * dotsPerUnit)
  const height = Math.ceil((high[1] - low[1] + 2 * margin) * dotsPerUnit)
  return {
    width,
    height,
    left: low[0] - margin,
    top: low[1] - margin,
    dotsPerUnit,
    depths: new Float32Array(width * height).fill(Infinity),
    bodies: new Int16Array(width * height),
  }
}

function fillTriangle(buffer: DepthBuffer, a: Dot, b: Dot, c: Dot, body: number) {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  if (Math.abs(area) < 1e-9) return
  const { width, height, depths, bodies } = buffer
  const left = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0])))
  const right = Math.min(width - 1, Math.ceil(Math.max(a[0], b[0], c[0])))
  const top = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1])))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(a[1], b[1], c[1])))
  const [stepB, stepC] = [(c[1] - a[1]) / area, -(b[1] - a[1]) / area]
  for (let y = top; y <= bottom; y++) {
    const [dx, dy] = [left + 0.5 - a[0], y + 0.5 - a[1]]
    let shareB = (dx * (c[1] - a[1]) - (c[0] - a[0]) * dy) / area
    let shareC = ((b[0] - a[0]) * dy - dx * (b[1] - a[1])) / area
    for (let x = left; x <= right; x++, shareB += stepB, shareC += stepC) {
      if (shareB < -1e-6 || shareC < -1e-6 || shareB + shareC > 1 + 1e-6) continue
      const depth = a[2] + shareB * (b[2] - a[2]) + shareC * (c[2] - a[2])
      const k = y * width + x
      if (depth >= (depths[k] as number)) continue
      depths[k] = depth
      bodies[k] = body
    }
  }
}
