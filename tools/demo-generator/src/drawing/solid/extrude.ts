import { add, onCircle, planeAcross, scale, TURN, X, type Point, type Vec } from '../geometry/vector.ts'
import type { Solid } from './solid.ts'

/** Extrudes an outline [y, z] along the shaft from x0 to x1; corners sharper than 25° get an edge. */
export function extrude(solid: Solid, outline: Point[], x0: number, x1: number) {
  solid.begin()
  const n = outline.length
  const at = (i: number, x: number): Vec => [x, ...(outline[(i + n) % n] as Point)]
  const ends = [x0, x1]
  for (const x of ends) {
    solid.face(
      outline.map((_, i) => at(i, x)),
      null,
    )
    solid.line([...outline.map((_, i) => at(i, x)), at(0, x)], 'e', true)
  }
  const sides = outline.map((p, i) => sideNormal(p, outline[(i + 1) % n] as Point))
  sides.forEach((side, i) => {
    const before = sides[(i - 1 + n) % n] as Point
    const after = sides[(i + 1) % n] as Point
    const start = isSharp(before, side) ? side : middle(before, side)
    const end = isSharp(side, after) ? side : middle(side, after)
    solid.patch(1, 1, (s, t) => ({
      p: at(i + (s > 0.5 ? 1 : 0), t ? x1 : x0),
      n: [0, ...(s > 0.5 ? end : start)],
    }))
    if (isSharp(before, side)) solid.line([at(i, x0), at(i, x1)])
  })
}

function sideNormal(p: Point, q: Point): Point {
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
  return [(q[1] - p[1]) / length, -(q[0] - p[0]) / length]
}

const isSharp = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] < 0.9

function middle(a: Point, b: Point): Point {
  const length = Math.hypot(a[0] + b[0], a[1] + b[1]) || 1
  return [(a[0] + b[0]) / length, (a[1] + b[1]) / length]
}

/** A box between two opposite corners. */
export function box(solid: Solid, [x0, y0, z0]: Vec, [x1, y1, z1]: Vec) {
  solid.begin()
  const faces: Vec[][] = [
    [
      [x0, y0, z0],
      [x0, y1, z0],
      [x0, y1, z1],
      [x0, y0, z1],
    ],
    [
      [x1, y0, z0],
      [x1, y1, z0],
      [x1, y1, z1],
      [x1, y0, z1],
    ],
    [
      [x0, y0, z0],
      [x1, y0, z0],
      [x1, y0, z1],
      [x0, y0, z1],
    ],
    [
      [x0, y1, z0],
      [x1, y1, z0],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    [
      [x0, y0, z0],
      [x1, y0, z0],
      [x1, y1, z0],
      [x0, y1, z0],
    ],
    [
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
  ]
  faces.forEach((face, i) => solid.face(face, i < 2 ? 'e' : null))
  for (const y of [y0, y1])
    for (const z of [z0, z1])
      solid.line([
        [x0, y, z],
        [x1, y, z],
      ])
}

/** A prism of `sides` equal sides, such as a hex head, from `base` along `axis`. */
export function prism(
  solid: Solid,
  base: Vec,
  radius: number,
  sides: number,
  height: number,
  axis: Vec = X,
  turn = 0.26,
) {
  solid.begin()
  const { u, v } = planeAcross(axis)
  const at = (i: number, end: number) =>
    onCircle(add(base, scale(axis, end)), u, v, radius, turn + (i * TURN) / sides)
  const corners = Array.from({ length: sides }, (_, i) => i)
  solid.face(corners.map((i) => at(i, 0)))
  solid.face(corners.map((i) => at(i, height)))
  for (const i of corners) {
    solid.face([at(i, 0), at(i + 1, 0), at(i + 1, height), at(i, height)], null)
    solid.line([at(i, 0), at(i, height)])
  }
}

/** The outline of a bar with round ends, `width` across and `length` overall, along y. */
export function slotOutline(length: number, width: number, steps = 24): Point[] {
  const r = width / 2
  return Array.from({ length: steps }, (_, i) => {
    const angle = ((i + 0.5) / steps) * TURN
    return [(Math.cos(angle) > 0 ? 1 : -1) * (length / 2 - r) + r * Math.cos(angle), r * Math.sin(angle)]
  })
}

/** A circle as an outline. */
export function discOutline(radius: number, steps = 48): Point[] {
  return Array.from({ length: steps }, (_, i) => [
    radius * Math.cos((i / steps) * TURN),
    radius * Math.sin((i / steps) * TURN),
  ])
}
