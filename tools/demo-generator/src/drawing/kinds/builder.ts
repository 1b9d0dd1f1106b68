import { aroundCircle, type Point, Y, Z } from '../geometry/vector.ts'
import type { Solid } from '../solid/solid.ts'

/** A part's sizes in units of the sheet. */
export interface Size {
  radius: number
  /** Radius of the bore; 0 for a solid part. */
  bore: number
  length: number
  /** Bolt holes, vanes, balls or lobes; 0 where the parts list says nothing. */
  count: number
  /** End that the reader sees: -1 the suction end, 1 the drive end. */
  facing: -1 | 1
}

/** Bolt holes of a part, evenly spaced on a circle. */
export interface BoltCircle {
  radius: number
  count: number
  /** Angle of the first bolt, in radians. */
  from: number
  /** Positions along the shaft at which the bolts enter the flange from either side. */
  faces: readonly [near: number, far: number]
}

/** Builds a part along x from its suction end at 0; returns its bolt circle if bolts hold it. */
export type Builder = (solid: Solid, size: Size) => BoltCircle | undefined

/** Evenly spaced bolts that straddle the vertical, as flanges are drilled, through a flange from x0 to x1. */
export const boltCircle = (radius: number, count: number, x0: number, x1: number): BoltCircle => ({
  radius,
  count,
  from: Math.PI / count,
  faces: [x0, x1],
})

export const pointsOn = ({ radius, count, from }: BoltCircle): Point[] => aroundCircle(count, radius, from)

/** Drills a flange; leaves out holes in the quarter that is cut away. */
export function drill(solid: Solid, circle: BoltCircle, r: number, isCut = false) {
  const points = pointsOn(circle).filter(([y, z]) => !isCut || y > -r || z < r)
  solid.holesAround(...circle.faces, points, r)
}

/** Draws spot faces around the holes of a casting. */
export function spotFace(solid: Solid, circle: BoltCircle, r: number) {
  for (const [y, z] of pointsOn(circle)) solid.circle([circle.faces[0], y, z], Y, Z, r, 'd')
}

/** Draws thread lines along a shank of radius `r`. */
export function thread(solid: Solid, x0: number, x1: number, r: number) {
  const step = Math.max(3.4, r * 0.46)
  for (let x = x0 + step / 2; x < x1; x += step) solid.circle([x, 0, 0], Y, Z, r, 't')
}
