import { onCircle, radians, TURN, type Vec, Y, Z } from '../geometry/vector.ts'
import { QUARTER_CUT, revolve, ring } from '../solid/revolve.ts'
import type { Solid } from '../solid/solid.ts'
import { boltCircle, type Builder, drill, type Size } from './builder.ts'
import { nozzle } from './casings.ts'

/** Diffuser bowls, one for each length of about a diameter. */
export const bowl: Builder = (solid, size) => {
  const stages = Math.max(1, Math.round(size.length / (size.radius * 2.2)))
  const length = size.length / stages
  for (let stage = 0; stage < stages; stage++) bowlStage(solid, { ...size, length }, stage * length)
  return boltCircle(size.radius * 0.88, size.count || 8, 0, size.length)
}

/** One bowl: flanges, a bulging wall and a hub held by vanes; a quarter is cut away. */
function bowlStage(solid: Solid, { radius: R, bore, length, count }: Size, from: number) {
  const L = Math.max(length, R * 0.9)
  const hole = Math.min(bore || R * 0.14, R * 0.22)
  const at = (share: number) => from + share * L
  revolve(
    solid,
    [
      [at(0), R * 0.66],
      [at(0), R * 0.86],
      [at(0.1), R * 0.86],
      [at(0.1), R * 0.78],
      [at(0.22), R * 0.84, 's'],
      [at(0.45), R * 0.94, 's'],
      [at(0.65), R * 0.9, 's'],
      [at(0.9), R * 0.74],
      [at(0.9), R],
      [at(1), R],
      [at(1), R * 0.52],
      [at(0.84), R * 0.62, 's'],
      [at(0.65), R * 0.78, 's'],
      [at(0.45), R * 0.82, 's'],
      [at(0.22), R * 0.72, 's'],
    ],
    QUARTER_CUT,
  )
  revolve(solid, [
    [at(0.3), hole],
    [at(0.3), R * 0.5],
    [at(0.5), R * 0.46, 's'],
    [at(0.8), R * 0.28, 's'],
    [at(0.95), R * 0.2],
    [at(0.95), hole],
  ])
  for (let i = 0; i < 6; i++) {
    const start = (i * TURN) / 6 + 0.3
    rib(solid, (s, t) => {
      const [inner, outer] = [R * (0.48 - 0.22 * s), R * (0.82 - 0.06 * s)]
      return onCircle([at(0.36 + 0.44 * s), 0, 0], Y, Z, inner + t * (outer - inner), start + s * 0.5)
    })
  }
  drill(solid, boltCircle(R * 0.88, count || 8, at(0.9), at(1)), R * 0.05, true)
}

/** A thin wall between a hub and a shell, with lines where it begins and ends. */
function rib(solid: Solid, f: (s: number, t: number) => Vec) {
  solid.begin()
  solid.sheet(12, 4, f)
  for (const s of [0, 1]) solid.line([f(s, 0), f(s, 1)])
}

/** A flared inlet with ribs that hold the lower bearing. */
export const suctionBell: Builder = (solid, { radius: R, bore, length, count }) => {
  const L = Math.max(length, R * 0.6)
  const hole = Math.min(bore || R * 0.12, R * 0.2)
  const at = (share: number) => share * L
  revolve(
    solid,
    [
      [0, R * 0.95],
      [0, R],
      [at(0.08), R, 's'],
      [at(0.25), R * 0.82, 's'],
      [at(0.5), R * 0.66, 's'],
      [at(0.86), R * 0.6],
      [at(0.86), R * 0.8],
      [L, R * 0.8],
      [L, R * 0.52],
      [at(0.5), R * 0.6, 's'],
      [at(0.25), R * 0.76, 's'],
    ],
    QUARTER_CUT,
  )
  revolve(solid, [
    [at(0.3), hole],
    [at(0.3), R * 0.2],
    [at(0.9), R * 0.24],
    [at(0.9), hole],
  ])
  for (const angle of [0, 90, 180, 270].map(radians))
    rib(solid, (s, t) => onCircle([at(0.4 + 0.4 * s), 0, 0], Y, Z, R * (0.2 + 0.4 * t), angle))
  const circle = boltCircle(R * 0.7, count || 8, at(0.86), L)
  drill(solid, circle, R * 0.04, true)
  return circle
}

/** A basket with slots, closed at its suction end. */
export const strainer: Builder = (solid, { radius: R, length }) => {
  const L = Math.max(length, R * 0.9)
  const wall = R * 0.94
  ring(solid, L * 0.9, L, R * 0.8, R)
  revolve(solid, [
    [0, 0],
    [0, wall * 0.8],
    [L * 0.06, wall * 0.9],
    [L * 0.9, wall],
    [L * 0.9, wall * 0.92],
    [L * 0.1, wall * 0.8],
    [L * 0.1, 0],
  ])
  for (let i = 0; i < 24; i++)
    for (const [from, to] of [
      [0.14, 0.46],
      [0.52, 0.84],
    ] as const)
      slot(i, from, to)
  for (const r of [0.2, 0.4, 0.6])
    for (let i = 0; i < r * 24; i++)
      solid.hole(onCircle([0, 0, 0], Y, Z, R * r, (i / (r * 24)) * TURN), [-1, 0, 0], R * 0.045, 3)

  function slot(i: number, from: number, to: number) {
    const middle = (i / 24) * TURN
    const corners = (
      [
        [from, -1],
        [from, 1],
        [to, 1],
        [to, -1],
        [from, -1],
      ] as const
    ).map(([share, side]): Vec => {
      const r = wall * (0.9 + (0.1 * (share - 0.06)) / 0.84) + 0.3
      return onCircle([L * share, 0, 0], Y, Z, r, middle + side * 0.055)
    })
    solid.line(corners, 'd', true)
  }
}

/** Pipe with a flange at either end. */
export const columnPipe: Builder = (solid, { radius: R, bore, length, count }) => {
  const inner = Math.min(bore || R * 0.62, R * 0.74)
  const wall = Math.min(R * 0.82, inner * 1.14)
  const rim = Math.min(R * 0.18, length * 0.1)
  revolve(solid, [
    [0, inner],
    [0, R],
    [rim, R],
    [rim, wall],
    [length - rim, wall],
    [length - rim, R],
    [length, R],
    [length, inner],
  ])
  const circle = boltCircle(R * 0.91, count || 8, 0, length)
  for (const x of [0, length - rim]) drill(solid, { ...circle, faces: [x, x + rim] }, R * 0.05)
  return circle
}

/** A discharge head: base flange, barrel with a window, nozzle to the side and a flange for the driver. */
export const dischargeElbow: Builder = (solid, { radius: R, bore, length, count, facing }) => {
  const pipeRadius = Math.min(bore || R * 0.36, R * 0.4)
  const L = Math.max(length, R * 1.7)
  const rim = R * 0.14
  const barrel = R * 0.62
  const [sill, lintel] = [L * 0.58, L * 0.86]
  ring(solid, 0, rim, barrel * 0.5, R)
  const lower = ring(solid, rim, sill, barrel * 0.88, barrel)
  const window =
    facing < 0 ? { from: radians(185), to: radians(445) } : { from: radians(205), to: radians(425) }
  const posts = ring(solid, sill, lintel, barrel * 0.88, barrel, { ...window, hatchStep: 0 })
  const upper = ring(solid, lintel, L - rim, barrel * 0.88, barrel)
  solid.joined.push([lower, posts], [posts, upper])
  ring(solid, L - rim, L, barrel * 0.4, R * 0.86)
  ring(solid, sill * 0.9, L * 0.74, 0, barrel * 0.3)
  nozzle(
    solid,
    [rim + (sill - rim) * 0.5, 0, barrel * 0.6],
    Z,
    Math.min(pipeRadius, (sill - rim) * 0.42),
    R * 0.9,
  )
  const circle = boltCircle(R * 0.88, count || 8, 0, rim)
  drill(solid, circle, R * 0.045)
  drill(solid, boltCircle(R * 0.76, 4, L - rim, L), R * 0.04)
  return circle
}
