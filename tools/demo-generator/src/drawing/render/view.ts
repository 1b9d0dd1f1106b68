import { distance, type Vec } from '../geometry/vector.ts'
import type { Stroke } from '../solid/solid.ts'
import { depthAt, dotOf, type DepthBuffer } from './depth-buffer.ts'
import type { Trail } from './trail.ts'

/** A solid while its lines are being drawn. */
export interface View {
  buffer: DepthBuffer
  /** Dots that already lie close to a line. */
  inked: Uint8Array
  trails: Record<Stroke, Trail[]>
}

type Sight = Stroke | null

/** Depth beyond a line, in units, from which a surface behind makes it an inner outline. */
const FAR_BEHIND = 16

/**
 * Splits a densely sampled line into its visible runs and emits each with its weight, as the indices of its first and last
 * point.
 */
export function drawVisibleRuns(
  view: View,
  points: Vec[],
  stroke: Stroke,
  emit: (stroke: Stroke, from: number, to: number) => void,
) {
  const sights = points.map((p, i) => sightOf(view, p, points[i + 1] ?? (points[i - 1] as Vec), stroke))
  closeShortRuns(sights, 3)
  closeShortRuns(sights, 4)
  for (const { sight, from, to } of runsOf(sights))
    if (sight && (to - from > 2 || points.length <= 4)) emit(sight, from, Math.min(to, points.length - 1))
  points.forEach((p, i) => {
    if (sights[i]) ink(view, p)
  })
}

/** A polyline of points at most `step` apart along the given corners. */
export function sample(corners: Vec[], step: number, least: number): Vec[] {
  const points: Vec[] = [corners[0] as Vec]
  for (let i = 0; i + 1 < corners.length; i++) {
    const [a, b] = [corners[i] as Vec, corners[i + 1] as Vec]
    const n = Math.max(least, Math.ceil(distance(a, b) / step))
    for (let k = 1; k <= n; k++)
      points.push([
        a[0] + ((b[0] - a[0]) * k) / n,
        a[1] + ((b[1] - a[1]) * k) / n,
        a[2] + ((b[2] - a[2]) * k) / n,
      ])
  }
  return points
}

/** True if nothing hides a point at one of the dots within `reach` of it. */
export function isVisible({ buffer }: View, p: Vec, bias: number, reach: number): boolean {
  const [x, y, depth] = dotOf(buffer, p)
  const [i, j] = [Math.floor(x), Math.floor(y)]
  for (let b = -reach; b <= reach; b++)
    for (let a = -reach; a <= reach; a++) if (depth <= depthAt(buffer, i + a, j + b) + bias) return true
  return false
}

function sightOf(view: View, p: Vec, next: Vec, stroke: Stroke): Sight {
  const isFine = stroke === 'h' || stroke === 't'
  if (!isVisible(view, p, isFine ? 0.8 : 1.1, isFine ? 0 : 1)) return null
  if (stroke !== 'e') return stroke
  return weightOfEdge(view.buffer, p, next)
}

function weightOfEdge(buffer: DepthBuffer, p: Vec, next: Vec): Stroke {
  const [a, b] = [dotOf(buffer, p), dotOf(buffer, next)]
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const reach = (0.75 * buffer.dotsPerUnit) / (Math.hypot(dx, dy) || 1)
  let weight: Stroke = 'e'
  for (const side of [reach, -reach]) {
    const depth = depthAt(buffer, Math.floor(a[0] - dy * side), Math.floor(a[1] + dx * side))
    if (depth === Infinity) return 's'
    if (depth > a[2] + FAR_BEHIND) weight = 'm'
  }
  return weight
}

/** Gives a run too short to see the weight of its neighbors. */
function closeShortRuns(sights: Sight[], shortest: number) {
  for (const { sight, from, to } of runsOf(sights)) {
    if (to - from >= shortest || from === 0) continue
    const before = sights[from - 1] as Sight
    const closesGap = to < sights.length && before === sights[to]
    if (closesGap || (sight && before)) sights.fill(before, from, to)
  }
}

function runsOf(sights: Sight[]) {
  const runs: { sight: Sight; from: number; to: number }[] = []
  sights.forEach((sight, i) => {
    const run = runs.at(-1)
    if (run && run.sight === sight) run.to = i + 1
    else runs.push({ sight, from: i, to: i + 1 })
  })
  return runs
}

function ink({ buffer, inked }: View, p: Vec) {
  const reach = Math.ceil(buffer.dotsPerUnit)
  const [x, y] = dotOf(buffer, p)
  const row0 = Math.max(0, Math.floor(y) - reach)
  const row1 = Math.min(buffer.height - 1, Math.floor(y) + reach)
  const from = Math.max(0, Math.floor(x) - reach)
  const to = Math.min(buffer.width, Math.floor(x) + reach + 1)
  for (let row = row0; row <= row1; row++) inked.fill(1, row * buffer.width + from, row * buffer.width + to)
}
