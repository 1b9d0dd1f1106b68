import { dot, scale, type Point, type Vec } from './vector.ts'

/** True isometric: the shaft runs to the upper right at 30°, the suction side faces the reader. */
const RIGHT = scale([1, -1, 0], 1 / Math.sqrt(2))
const UP = scale([1, 1, 2], 1 / Math.sqrt(6))
export const LOOK = scale([1, 1, -1], 1 / Math.sqrt(3))

export const project = (p: Vec): Point => [dot(p, RIGHT), -dot(p, UP)]

/** Distance of a point behind the sheet. */
export const depthOf = (p: Vec) => dot(p, LOOK)

/** Turns a part, built along its own x axis, in the direction of its assembly. */
export type Frame = (v: Vec) => Vec

export const LYING: Frame = (v) => v
export const STANDING: Frame = ([x, y, z]) => [-z, y, x]

/** The same frame with the part turned end for end. */
export const mirrored =
  (frame: Frame): Frame =>
  ([x, y, z]) =>
    frame([-x, y, z])
