/** A point or direction in the pump's space: x along the shaft, z up. */
export type Vec = readonly [number, number, number]

/** A point on the sheet: x to the right, y down. */
export type Point = readonly [number, number]

export const X: Vec = [1, 0, 0]
export const Y: Vec = [0, 1, 0]
export const Z: Vec = [0, 0, 1]
export const ORIGIN: Vec = [0, 0, 0]
export const TURN = Math.PI * 2

export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

export const scale = (a: Vec, s: number): Vec => [a[0] * s, a[1] * s, a[2] * s]

export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export const unit = (a: Vec): Vec => scale(a, 1 / (Math.hypot(...a) || 1))

/** Point at share `t` of the way from `a` to `b`. */
export const between = (a: Vec, b: Vec, t: number): Vec => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

export const distance = (a: Vec, b: Vec) => Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2])

/** Point of a circle with center `c` in the plane of `u` and `v`. */
export const onCircle = (c: Vec, u: Vec, v: Vec, r: number, angle: number): Vec =>
  add(c, add(scale(u, r * Math.cos(angle)), scale(v, r * Math.sin(angle))))

export const radians = (degrees: number) => (degrees * Math.PI) / 180

/** `count` points [y, z] evenly around a circle, the first at `from` radians. */
export function aroundCircle(count: number, r: number, from = 0): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = from + (i * TURN) / count
    return [r * Math.cos(angle), r * Math.sin(angle)]
  })
}

/** Two directions that span the plane across `normal`. */
export function planeAcross(normal: Vec): { u: Vec; v: Vec } {
  const u = unit(cross(normal, Math.abs(normal[2]) > 0.9 ? X : Z))
  return { u, v: cross(normal, u) }
}
