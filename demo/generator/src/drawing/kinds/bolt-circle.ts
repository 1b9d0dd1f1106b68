import { aroundCircle, Y, Z, type Point } from '../geometry/vector.ts'
import type { Solid } from '../solid/solid.ts'
import type { BoltCircle } from './builder.ts'

/** Evenly spaced bolts that straddle the vertical, as flanges are drilled, through a flange from x0 to x1. */
export const boltCircle = (radius: number, count: number, x0: number, x1: number): BoltCircle => ({
  radius,
  count,
  from: Math.PI / count,
  faces: [x0, x1],
})

export const pointsOn = ({ radius, count, from }: BoltCircle): Point[] => aroundCircle(count, radius, from)

/** Drills a flange; holes in the quarter that is cut away are left out. */
export function drill(solid: Solid, circle: BoltCircle, r: number, isCut = false) {
  const points = pointsOn(circle).filter(([y, z]) => !isCut || y > -r || z < r)
  solid.holesAround(...circle.faces, points, r)
}

/** Spot faces round the holes of a casting. */
export function spotFace(solid: Solid, circle: BoltCircle, r: number) {
  for (const [y, z] of pointsOn(circle)) solid.circle([circle.faces[0], y, z], Y, Z, r, 'd')
}

/** Thread lines along a shank of radius `r`. */
export function thread(solid: Solid, x0: number, x1: number, r: number) {
  const step = Math.max(3.4, r * 0.46)
  for (let x = x0 + step / 2; x < x1; x += step) solid.circle([x, 0, 0], Y, Z, r, 't')
}
