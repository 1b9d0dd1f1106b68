import { onCircle, ORIGIN, radians, TURN, type Vec, X, Y, Z } from '../geometry/vector.ts'
import { type Corner, revolve, ring } from '../solid/revolve.ts'
import type { Solid } from '../solid/solid.ts'
import { skin } from '../solid/tube.ts'
import { boltCircle, type Builder, drill } from './builder.ts'

export const gasket: Builder = (solid, { radius, bore, count }) => {
  const inner = bore || radius * 0.72
  ring(solid, 0, 2.6, inner, radius)
  const width = radius - inner
  if (!count || width < 14) return
  drill(solid, boltCircle(inner + width * 0.56, count, 0, 2.6), Math.min(8, width * 0.24))
}

export const oRing: Builder = (solid, { radius, bore, length }) => {
  const cord = Math.max(3.4, Math.min(radius * 0.16, Math.max(length, radius - (bore || radius)) / 2))
  torus(solid, 0, radius - cord, cord)
}

export const snapRing: Builder = (solid, { radius, bore }) => {
  const inner = Math.min(bore || radius * 0.84, radius * 0.86)
  const thick = Math.max(3, radius * 0.05)
  const [from, to] = [radians(143), radians(143 + 334)]
  ring(solid, 0, thick, inner, radius, { from, to, hatchStep: 0 })
  const lug = (radius - inner) * 0.95
  for (const angle of [from + 0.06, to - 0.06]) {
    const [, y, z] = onCircle(ORIGIN, Y, Z, inner - lug * 0.2, angle)
    ring(solid, -0.8, thick + 0.8, 0, lug, { centre: [0, y, z] })
    solid.holesAround(-0.8, thick + 0.8, [[y, z]], lug * 0.4)
  }
}

export const wearRing: Builder = (solid, { radius, bore, length }) => {
  const inner = Math.min(bore || radius * 0.78, radius * 0.86)
  const wall = radius - inner
  const wide = Math.max(length, wall * 0.9, 10)
  revolve(solid, [
    [0, inner],
    [0, radius],
    [wide * 0.28, radius],
    [wide * 0.28, inner + wall * 0.55],
    [wide, inner + wall * 0.55],
    [wide, inner],
  ])
}

export const lipSeal: Builder = (solid, { radius, bore, length }) => {
  const inner = Math.min(bore || radius * 0.68, radius * 0.78)
  const wall = radius - inner
  const wide = Math.max(length, 8)
  revolve(solid, [
    [0, inner + wall * 0.55],
    [0, radius - wall * 0.1],
    [wall * 0.1, radius],
    [wide, radius],
    [wide, inner + wall * 0.15],
    [wide * 0.8, inner],
    [wide * 0.45, inner + wall * 0.1],
    [wide * 0.35, inner + wall * 0.4],
  ])
  for (const x of [-0.1, wide + 0.1]) solid.circle([x, 0, 0], Y, Z, inner + wall * 0.62, 't')
}

/** Rings of braided packing, each with its slanting joint. */
export const packing: Builder = (solid, { radius, bore, length, count }) => {
  const inner = Math.min(bore || radius * 0.7, radius * 0.84)
  const cord = Math.max(5, radius - inner)
  const rings = count || Math.min(5, Math.max(1, Math.round(length / cord)))
  for (let i = 0; i < rings; i++)
    packingRing(solid, i * cord * 1.7, cord, inner, radius, radians(150 + 115 * i))
}

function packingRing(solid: Solid, x: number, wide: number, inner: number, outer: number, joint: number) {
  const round = Math.min(2.5, wide * 0.2)
  revolve(solid, [
    [x, inner + round],
    [x, outer - round],
    [x + round, outer],
    [x + wide - round, outer],
    [x + wide, outer - round],
    [x + wide, inner],
  ])
  const slant = wide / outer
  const onRim = (share: number): Vec =>
    onCircle([x + wide * share, 0, 0], Y, Z, outer + 0.2, joint + slant * share)
  solid.line([onRim(0.1), onRim(0.9)], 'd')
  solid.line([onCircle([x, 0, 0], Y, Z, inner, joint), onCircle([x, 0, 0], Y, Z, outer - round, joint)], 'd')
  const strands = Math.round(outer * 0.9)
  for (let i = 0; i < strands; i++) {
    const angle = (i / strands) * TURN
    const [a, b] = [0.3, 0.7].map((share) =>
      onCircle([x + wide * share, 0, 0], Y, Z, outer + 0.1, angle + share * slant),
    )
    if (i % 2) solid.line([a as Vec, b as Vec], 't')
  }
}

export const lanternRing: Builder = (solid, { radius, bore, length }) => {
  const inner = Math.min(bore || radius * 0.72, radius * 0.8)
  const wide = Math.max(length, (radius - inner) * 1.2, 16)
  const neck = radius - (radius - inner) * 0.45
  revolve(solid, [
    [0, inner],
    [0, radius],
    [wide * 0.26, radius],
    [wide * 0.26, neck],
    [wide * 0.74, neck],
    [wide * 0.74, radius],
    [wide, radius],
    [wide, inner],
  ])
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * TURN + 0.2
    const normal = onCircle(ORIGIN, Y, Z, 1, angle)
    solid.hole(onCircle([wide / 2, 0, 0], Y, Z, neck, angle), normal, wide * 0.13, 6)
  }
}

export const sleeve: Builder = (solid, { radius, bore, length }) => {
  const inner = Math.min(bore || radius * 0.7, radius * 0.8)
  const body = inner + (radius - inner) * 0.6
  revolve(solid, [
    [0, inner],
    [0, body - 2],
    [2, body],
    [length * 0.86, body],
    [length * 0.86, radius],
    [length, radius],
    [length, inner],
  ])
}

export const bushing: Builder = (solid, { radius, bore, length }) => {
  const inner = Math.min(bore || radius * 0.66, radius * 0.82)
  const bevel = Math.min(2.5, length * 0.1)
  const corners: Corner[] = [
    [0, inner + bevel],
    [0, radius - bevel],
    [bevel, radius],
    [length - bevel, radius],
    [length, radius - bevel],
    [length, inner + bevel],
    [length - bevel, inner],
    [bevel, inner],
  ]
  revolve(solid, corners)
  for (const angle of [radians(150), radians(240), radians(330), radians(60)])
    solid.line([onCircle([0, 0, 0], Y, Z, inner, angle), onCircle([length, 0, 0], Y, Z, inner, angle)], 'd')
}

/** A ring of round section. */
export function torus(solid: Solid, x: number, r: number, cord: number) {
  skin(
    solid,
    20,
    Array.from({ length: 73 }, (_, i) => {
      const v = onCircle(ORIGIN, Y, Z, 1, (i / 72) * TURN)
      return { centre: [x, v[1] * r, v[2] * r] as Vec, u: X, v, r: cord }
    }),
  )
}
