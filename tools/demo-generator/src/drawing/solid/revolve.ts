import {
  add,
  onCircle,
  ORIGIN,
  type Point,
  radians,
  scale,
  TURN,
  type Vec,
  X,
  Y,
  Z,
} from '../geometry/vector.ts'
import { hatch } from './hatch.ts'
import type { Solid } from './solid.ts'

/** Angles that remain when the quarter towards the reader is cut away. */
export const QUARTER_CUT = { from: radians(180), to: radians(450) }

/** A corner of a turned profile: position along the axis, radius, and 's' if the surface is smooth there. */
export type Corner = readonly [x: number, r: number, smooth?: 's']

export interface RevolveOptions {
  centre?: Vec
  axis?: Vec
  u?: Vec
  v?: Vec
  from?: number
  to?: number
  /** Distance between the hatch lines on the cut faces; 0 leaves them plain. */
  hatchStep?: number
}

/** Revolves a closed profile around an axis; returns the body's number. */
export function revolve(solid: Solid, corners: Corner[], options: RevolveOptions = {}) {
  const { centre = ORIGIN, axis = X, u = Y, v = Z, from = 0, to = TURN, hatchStep = 7 } = options
  const body = solid.begin()
  const pointAt = (x: number, r: number, angle: number) =>
    onCircle(add(centre, scale(axis, x)), u, v, r, angle)
  const profile = roundProfile(corners)
  const slopes = slopesOf(profile)
  const largest = Math.max(...profile.map((p) => p[1]))
  const columns = Math.round(((to - from) / TURN) * Math.min(128, Math.max(28, largest * 2)))
  profile.forEach((p, i) => {
    const q = profile[(i + 1) % profile.length] as Corner
    if (p[1] === 0 && q[1] === 0) return
    const n0 = p[2] ? smoothSlope(slopes, i) : (slopes[i] as Point)
    const n1 = q[2] ? smoothSlope(slopes, i + 1) : (slopes[i] as Point)
    solid.patch(columns, 1, (s, t) => {
      const angle = from + s * (to - from)
      const nx = n0[0] + t * (n1[0] - n0[0])
      const nr = n0[1] + t * (n1[1] - n0[1])
      return {
        p: pointAt(p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1]), angle),
        n: onCircle(scale(axis, nx), u, v, nr, angle),
      }
    })
    if (!p[2]) solid.circle(add(centre, scale(axis, p[0])), u, v, p[1], 'e', from, to)
  })
  if (to - from > TURN - 1e-6) return body
  const flat = profile.map(([x, r]): Point => [x, r])
  for (const angle of [from, to]) {
    solid.face(profile.map(([x, r]) => pointAt(x, r, angle)))
    if (hatchStep) hatch(solid, flat, (x, r) => pointAt(x, r, angle), hatchStep, angle === from ? 45 : -45)
  }
  return body
}

/** A ring or tube of rectangular section. */
export function ring(
  solid: Solid,
  x0: number,
  x1: number,
  inner: number,
  outer: number,
  options?: RevolveOptions,
) {
  return revolve(
    solid,
    [
      [x0, inner],
      [x0, outer],
      [x1, outer],
      [x1, inner],
    ],
    options,
  )
}

/** Normals of the profile's segments, as [along the axis, outward]. */
function slopesOf(profile: Corner[]): Point[] {
  return profile.map(([x0, r0], i) => {
    const [x1, r1] = profile[(i + 1) % profile.length] as Corner
    const length = Math.hypot(x1 - x0, r1 - r0) || 1
    return [(r1 - r0) / length, -(x1 - x0) / length]
  })
}

function smoothSlope(slopes: Point[], i: number): Point {
  const n = slopes.length
  const [a, b] = [slopes[(i - 1 + n) % n] as Point, slopes[i % n] as Point]
  const length = Math.hypot(a[0] + b[0], a[1] + b[1]) || 1
  return [(a[0] + b[0]) / length, (a[1] + b[1]) / length]
}

const STEPS = 6

/** Rounds the smooth corners of a closed profile with a curve through them (Catmull and Rom). */
function roundProfile(profile: Corner[]): Corner[] {
  const n = profile.length
  const at = (i: number) => profile[(i + n) % n] as Corner
  return profile.flatMap((corner, i) => {
    const next = at(i + 1)
    if (!corner[2] && !next[2]) return [corner]
    const before = corner[2] ? at(i - 1) : corner
    const after = next[2] ? at(i + 2) : next
    const curve = Array.from({ length: STEPS - 1 }, (_, k): Corner => {
      const t = (k + 1) / STEPS
      return [
        onCurve(before[0], corner[0], next[0], after[0], t),
        onCurve(before[1], corner[1], next[1], after[1], t),
        's',
      ]
    })
    return [corner, ...curve]
  })
}

function onCurve(a: number, b: number, c: number, d: number, t: number): number {
  const [start, end] = [(c - a) / 2, (d - b) / 2]
  return b + start * t + (3 * (c - b) - 2 * start - end) * t ** 2 + (2 * (b - c) + start + end) * t ** 3
}
