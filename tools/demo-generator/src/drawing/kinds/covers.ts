import { radians, X, Y, Z } from '../geometry/vector.ts'
import { box, discOutline, extrude } from '../solid/extrude.ts'
import { QUARTER_CUT, revolve, ring } from '../solid/revolve.ts'
import { boltCircle, type Builder, drill, spotFace } from './builder.ts'
import { foot } from './casings.ts'

/** A suction cover: the suction nozzle's flange in front of a round cover. */
export const suctionCover: Builder = (solid, { radius: R, bore, length, count }) => {
  const inner = Math.min(bore || R * 0.26, R * 0.4)
  const L = Math.max(length, R * 0.45)
  revolve(solid, [
    [0, inner],
    [0, inner * 1.4],
    [L * 0.04, inner * 1.4],
    [L * 0.04, inner * 2],
    [L * 0.2, inner * 2],
    [L * 0.2, inner * 1.34, 's'],
    [L * 0.24, inner * 1.26, 's'],
    [L * 0.5, inner * 1.26, 's'],
    [L * 0.6, inner * 1.4, 's'],
    [L * 0.66, inner * 1.76],
    [L * 0.68, inner * 1.84],
    [L * 0.68, R],
    [L * 0.88, R],
    [L * 0.88, R * 0.74],
    [L, R * 0.74],
    [L, inner * 1.5],
    [L * 0.8, inner * 1.5],
    [L * 0.8, inner],
  ])
  const circle = boltCircle(R * 0.86, count || 8, L * 0.68, L * 0.88)
  drill(solid, boltCircle(inner * 1.72, 4, L * 0.04, L * 0.2), inner * 0.16)
  drill(solid, circle, R * 0.05)
  spotFace(solid, circle, R * 0.085)
  return circle
}

/** The cover behind the impeller with its seal chamber; a quarter is cut away. */
export const backplate: Builder = (solid, { radius: R, bore, length, count }) => {
  const L = Math.max(length, R * 0.36)
  const hole = Math.min(bore || R * 0.16, R * 0.26)
  revolve(
    solid,
    [
      [0, hole],
      [0, R * 0.6],
      [L * 0.13, R * 0.6],
      [L * 0.13, R],
      [L * 0.32, R],
      [L * 0.32, R * 0.42, 's'],
      [L * 0.38, R * 0.38, 's'],
      [L, R * 0.38],
      [L, hole * 1.7],
      [L * 0.3, hole * 1.7],
      [L * 0.3, hole],
    ],
    QUARTER_CUT,
  )
  const circle = boltCircle(R * 0.87, count || 8, L * 0.13, L * 0.32)
  drill(solid, circle, R * 0.05, true)
  return circle
}

/** The bearing frame: a flange, a cone, a bearing housing and a foot; a quarter is cut away. */
export const frameBearing: Builder = (solid, { radius: R, bore, length, count, facing }) => {
  const L = Math.max(length, R * 1.2)
  const hole = Math.min(bore || R * 0.33, R * 0.36)
  const at = (share: number) => share * L
  revolve(
    solid,
    [
      [0, R * 0.62],
      [0, R],
      [at(0.07), R],
      [at(0.07), R * 0.79, 's'],
      [at(0.1), R * 0.75, 's'],
      [at(0.3), R * 0.51, 's'],
      [at(0.345), R * 0.47, 's'],
      [at(0.92), R * 0.47],
      [at(0.92), R * 0.57],
      [L, R * 0.57],
      [L, hole],
      [at(0.81), hole],
      [at(0.81), R * 0.385],
      [at(0.44), R * 0.385],
      [at(0.44), hole * 0.92],
      [at(0.29), hole * 0.92],
      [at(0.27), R * 0.37],
      [at(0.055), R * 0.62],
    ],
    QUARTER_CUT,
  )
  const circle = boltCircle(R * 0.87, count || 8, 0, at(0.07))
  drill(solid, circle, R * 0.05, true)
  if (facing < 0) foot(solid, at(0.63), at(0.93), R * 0.5, -R * 1.32, -R * 0.55)
  return circle
}

export const bearingCover: Builder = (solid, { radius: R, bore, length, count }) => {
  const hole = Math.min(bore || R * 0.22, R * 0.45)
  const L = Math.max(length, R * 0.32)
  const pilot = R * 0.6
  const hub = Math.max(hole * 1.5, R * 0.48)
  revolve(solid, [
    [0, hub * 0.86],
    [0, pilot],
    [L * 0.28, pilot],
    [L * 0.28, R],
    [L * 0.62, R],
    [L * 0.62, hub],
    [L, hub * 0.92],
    [L, hole],
    [L * 0.2, hole],
    [L * 0.2, hub * 0.86],
  ])
  const circle = boltCircle(R * 0.82, count || 4, L * 0.28, L * 0.62)
  drill(solid, circle, R * 0.065)
  return circle
}

export const flange: Builder = (solid, { radius: R, bore, length, count }) => {
  const inner = Math.min(bore || R * 0.5, R * 0.72)
  const L = Math.max(length, R * 0.16)
  const face = Math.min(L * 0.16, 4)
  const hub = Math.min(inner * 1.22, R * 0.8)
  revolve(solid, [
    [0, inner],
    [0, Math.min(inner * 1.35, R * 0.76)],
    [face, Math.min(inner * 1.35, R * 0.76)],
    [face, R],
    [L * 0.62, R],
    [L * 0.62, hub * 1.06],
    [L, hub],
    [L, inner],
  ])
  const circle = boltCircle(R * 0.86, count || 8, face, L * 0.62)
  drill(solid, circle, R * 0.065)
  return circle
}

/** A bracket between two machines: flanges of different size and a windowed neck. */
export const adapter: Builder = (solid, { radius: R, bore, length, count }) => {
  const L = Math.max(length, R * 0.7)
  const neck = R * 0.6
  const rim = L * 0.11
  const inner = Math.min(bore || R * 0.46, R * 0.5)
  ring(solid, 0, rim, inner, R)
  ring(solid, L - rim, L, inner, R * 0.84)
  for (const from of [20, 110, 200, 290])
    ring(solid, rim, L - rim, neck * 0.86, neck, {
      from: radians(from),
      to: radians(from + 50),
      hatchStep: 0,
    })
  const circle = boltCircle(R * 0.87, count || 8, 0, rim)
  drill(solid, circle, R * 0.05)
  drill(solid, boltCircle(R * 0.73, 4, L - rim, L), R * 0.05)
  return circle
}

/** A pedestal: a plate on the floor, a web and a ring that carries the machine. */
export const footStand: Builder = (solid, { radius: R, length }) => {
  const wide = Math.max(length, R * 0.5)
  box(solid, [0, -R, -R * 0.72], [wide, R, -R * 0.54])
  box(solid, [wide * 0.35, -R * 0.62, -R * 0.54], [wide * 0.65, R * 0.62, R * 0.42])
  extrude(
    solid,
    discOutline(R * 0.3).map(([y, z]) => [y, z + R * 0.42]),
    wide * 0.2,
    wide * 0.8,
  )
  solid.holesAround(wide * 0.2, wide * 0.8, [[0, R * 0.42]], R * 0.18)
  for (const side of [-1, 1]) solid.hole([wide / 2, side * R * 0.8, -R * 0.54], Z, R * 0.08, R * 0.18)
}

/** A hinged disc that closes a port. */
export const valveFlap: Builder = (solid, { radius: R, length }) => {
  const thick = Math.max(length * 0.3, R * 0.1)
  ring(solid, 0, thick, 0, R)
  ring(solid, thick, thick * 2.4, 0, R * 0.5)
  for (const x of [-0.1, thick + 0.1]) solid.circle([x, 0, 0], Y, Z, R * 0.82, 'd')
  box(solid, [thick * 0.1, -R * 0.22, R * 0.9], [thick * 0.9, R * 0.22, R * 1.22])
  ring(solid, -R * 0.36, R * 0.36, R * 0.06, R * 0.14, {
    centre: [thick / 2, 0, R * 1.28],
    axis: Y,
    u: X,
    v: Z,
  })
}
