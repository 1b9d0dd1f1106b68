import { LYING, type Frame } from '../geometry/camera.ts'
import { add, cross, dot, ORIGIN, scale, TURN, unit, type Vec } from '../geometry/vector.ts'
import { triangulate } from './triangulate.ts'

/**
 * Weight of a line: s outline, m inner outline, e edge, d detail, t thread, h hatch. An edge automatically becomes s or m
 * where it borders on nothing or on something far behind.
 */
export type Stroke = 's' | 'm' | 'e' | 'd' | 't' | 'h'

export interface Patch {
  columns: number
  rows: number
  points: Vec[]
  normals: Vec[]
  body: number
  hasContour: boolean
}
export interface Circle {
  centre: Vec
  u: Vec
  v: Vec
  r: number
  from: number
  to: number
  stroke: Stroke
}
export interface Line {
  points: Vec[]
  stroke: Stroke
  isCurved: boolean
}
export interface Hole {
  centre: Vec
  normal: Vec
  u: Vec
  v: Vec
  r: number
  depth: number
}

/** A part in the pump's space: surfaces that hide, and lines that may be visible. */
export class Solid {
  triangles: { body: number; corners: readonly [Vec, Vec, Vec] }[] = []
  patches: Patch[] = []
  circles: Circle[] = []
  lines: Line[] = []
  holes: Hole[] = []
  /** Pairs of bodies that run into each other smoothly: no line is drawn between them. */
  joined: (readonly [number, number])[] = []
  body = 0
  frame: Frame = LYING
  origin: Vec = ORIGIN

  at(p: Vec): Vec {
    return add(this.frame(p), this.origin)
  }

  /** Begins a body, and returns its number; a line appears where it meets another body. */
  begin() {
    this.body++
    return this.body
  }

  /** A curved sheet of `columns` by `rows` cells; `f` gives point and normal for shares 0 to 1. */
  patch(columns: number, rows: number, f: (u: number, v: number) => { p: Vec; n: Vec }, hasContour = true) {
    const patch: Patch = { columns, rows, points: [], normals: [], body: this.body, hasContour }
    for (let j = 0; j <= rows; j++)
      for (let i = 0; i <= columns; i++) {
        const { p, n } = f(i / columns, j / rows)
        patch.points.push(this.at(p))
        patch.normals.push(this.frame(n))
      }
    this.patches.push(patch)
  }

  /** A curved sheet whose normals follow from its shape. */
  sheet(columns: number, rows: number, f: (u: number, v: number) => Vec) {
    const by = 1e-3
    this.patch(columns, rows, (u, v) => {
      const p = f(u, v)
      const along = add(f(u + by, v), scale(p, -1))
      return { p, n: unit(cross(along, add(f(u, v + by), scale(p, -1)))) }
    })
  }

  line(points: Vec[], stroke: Stroke = 'e', isCurved = false) {
    this.lines.push({ points: points.map((p) => this.at(p)), stroke, isCurved })
  }

  circle(centre: Vec, u: Vec, v: Vec, r: number, stroke: Stroke = 'e', from = 0, to = TURN) {
    if (r < 0.6) return
    this.circles.push({ centre: this.at(centre), u: this.frame(u), v: this.frame(v), r, from, to, stroke })
  }

  /** A flat face with its outline; `stroke` null leaves the outline to the caller. */
  face(points: Vec[], stroke: Stroke | null = 'e') {
    const [a, b, c] = points as [Vec, Vec, Vec]
    const u = unit(add(b, scale(a, -1)))
    const v = cross(unit(cross(u, add(c, scale(a, -1)))), u)
    const corner = (i: number) => this.at(points[i] as Vec)
    for (const [i, j, k] of triangulate(points.map((p) => [dot(p, u), dot(p, v)])))
      this.triangles.push({ body: this.body, corners: [corner(i), corner(j), corner(k)] })
    if (!stroke) return
    points.forEach((p, i) => {
      this.line([p, points[(i + 1) % points.length] as Vec], stroke)
    })
  }

  /** A drilled hole: its rim, and the far rim seen through it. */
  hole(centre: Vec, normal: Vec, r: number, depth: number) {
    const n = unit(normal)
    const u = unit(cross(n, Math.abs(n[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]))
    const v = cross(n, u)
    this.circle(centre, u, v, r, 'd')
    this.holes.push({
      centre: this.at(centre),
      normal: this.frame(n),
      u: this.frame(u),
      v: this.frame(v),
      r,
      depth,
    })
  }

  /** Bolt holes through a flange from x0 to x1, seen from either side. */
  holesAround(x0: number, x1: number, points: readonly (readonly [number, number])[], r: number) {
    for (const [y, z] of points) {
      this.hole([x0, y, z], [-1, 0, 0], r, x1 - x0)
      this.hole([x1, y, z], [1, 0, 0], r, x1 - x0)
    }
  }
}
