import { aroundCircle, onCircle, type Point, radians, TURN, type Vec, X, Y, Z } from '../geometry/vector.ts'
import { box, discOutline, extrude } from '../solid/extrude.ts'
import { QUARTER_CUT, revolve, ring } from '../solid/revolve.ts'
import type { Solid } from '../solid/solid.ts'
import { pipe } from '../solid/tube.ts'
import { boltCircle, type Builder, drill } from './builder.ts'
import { lyingFlat } from './fasteners.ts'

/** An electric motor: shaft end, end bells, ribbed frame, fan cover, terminal box and feet. */
export const motor: Builder = (solid, { radius: R, length, count, facing }) => {
  const L = Math.max(length, R * 1.6)
  const [front, back] = [L * 0.22, L * 0.84]
  ring(solid, 0, L * 0.16, 0, R * 0.13)
  revolve(solid, [
    [L * 0.13, 0],
    [L * 0.13, R * 0.34],
    [L * 0.16, R * 0.42],
    [L * 0.17, R * 0.86, 's'],
    [L * 0.19, R * 0.92],
    [front, R * 0.92],
    [front, 0],
  ])
  ring(solid, front, back, 0, R * 0.86)
  const ribs = 30
  for (const [y, z] of aroundCircle(ribs, 1, TURN / ribs / 2)) {
    const at = (x: number, r: number): Vec => [x, y * r, z * r]
    solid.begin()
    solid.patch(1, 1, (s, t) => ({ p: at(s ? back : front, R * (t ? 0.97 : 0.8)), n: X }), false)
    solid.line([at(front, R * 0.97), at(back, R * 0.97)], 'e')
    for (const x of [front, back]) solid.line([at(x, R * 0.86), at(x, R * 0.97)])
  }
  revolve(solid, [
    [back, 0],
    [back, R * 0.96],
    [L * 0.96, R * 0.94, 's'],
    [L, R * 0.8],
    [L, 0],
  ])
  for (const r of [0.3, 0.45, 0.6])
    for (const angle of [0, 90, 180, 270])
      solid.circle([L + 0.1, 0, 0], Y, Z, R * r, 'd', radians(angle + 8), radians(angle + 82))
  box(solid, [L * 0.36, -R * 1.26, -R * 0.3], [L * 0.62, -R * 0.8, R * 0.3])
  if (facing < 0) motorFeet(solid, R, L)
  else ring(solid, L * 0.13, L * 0.17, R * 0.3, R * 1.04)
  const circle = boltCircle(R * 0.72, count || 4, L * 0.165, L * 0.2)
  drill(solid, circle, R * 0.05)
  return circle
}

function motorFeet(solid: Solid, R: number, L: number) {
  for (const [x0, x1] of [
    [0.26, 0.38],
    [0.68, 0.8],
  ] as const)
    for (const side of [-1, 1]) {
      const [near, far] = [side * R * 0.5, side * R * 1.02]
      box(solid, [L * x0, Math.min(near, far), -R * 1.12], [L * x1, Math.max(near, far), -R * 0.98])
      box(solid, [L * x0, side * R * 0.66 - 4, -R * 0.98], [L * x1, side * R * 0.66 + 4, -R * 0.5])
      solid.hole([(L * (x0 + x1)) / 2, side * R * 0.88, -R * 0.98], Z, R * 0.05, R * 0.14)
    }
}

/** A laminated core with slots and the winding's heads at both ends; a quarter is cut away. */
export const stator: Builder = (solid, { radius: R, bore, length }) => {
  const inner = Math.min(bore || R * 0.55, R * 0.66)
  const [from, to] = [length * 0.16, length * 0.84]
  ring(solid, from, to, inner, R, { ...QUARTER_CUT, hatchStep: 8 })
  for (const [x0, x1] of [
    [0, from],
    [to, length],
  ] as const)
    revolve(
      solid,
      [
        [x0, inner * 1.12],
        [x0, R * 0.8, 's'],
        [x0 + (x1 - x0) * 0.2, R * 0.87, 's'],
        [x0 + (x1 - x0) * 0.8, R * 0.87, 's'],
        [x1, R * 0.8],
        [x1, inner * 1.12],
      ],
      { ...QUARTER_CUT, hatchStep: 5 },
    )
  for (let i = 0; i < 24; i++) {
    const angle = (i / 24) * TURN + 0.1
    solid.line(
      [onCircle([from, 0, 0], Y, Z, inner - 0.1, angle), onCircle([to, 0, 0], Y, Z, inner - 0.1, angle)],
      'd',
    )
  }
  for (let x = from + 8; x < to - 4; x += 8)
    solid.circle([x, 0, 0], Y, Z, R + 0.1, 't', QUARTER_CUT.from, QUARTER_CUT.to)
}

/** A fabricated base: two channels, cross members and pads. */
export const baseplate: Builder = (solid, { radius: half, length: L }) => {
  const high = half * 0.32
  const rail = half * 0.34
  for (const side of [-1, 1]) {
    const [near, far] = [side * (half - rail), side * half]
    box(solid, [0, Math.min(near, far), -high], [L, Math.max(near, far), 0])
    for (const share of [0.08, 0.5, 0.92])
      solid.hole([L * share, side * half * 0.84, 0], Z, half * 0.06, high)
  }
  for (const share of [0, 0.46, 0.92])
    box(solid, [L * share, -(half - rail), -high], [L * (share + 0.08), half - rail, -high * 0.15])
  for (const [x, long] of [
    [0.16, 0.12],
    [0.58, 0.28],
  ] as const)
    for (const side of [-1, 1]) {
      const [near, far] = [side * half * 0.68, side * half * 0.98]
      box(solid, [L * x, Math.min(near, far), 0], [L * (x + long), Math.max(near, far), high * 0.2])
    }
}

/** A coupling guard: an arch of sheet with slots and flanged feet. */
export const guard: Builder = (solid, { radius: R, length: L }) => {
  const thick = Math.max(3, R * 0.05)
  const arch = (r: number): Point[] =>
    Array.from(
      { length: 25 },
      (_, i): Point => [-r * Math.cos((i / 24) * Math.PI), r * Math.sin((i / 24) * Math.PI)],
    )
  const drop = -R * 0.7
  const outline: Point[] = [
    [-R * 1.3, drop],
    [-R * 1.3, drop + thick],
    [-R, drop + thick],
    ...arch(R),
    [R, drop + thick],
    [R * 1.3, drop + thick],
    [R * 1.3, drop],
    [R - thick, drop],
    ...arch(R - thick).toReversed(),
    [-R + thick, drop],
  ]
  extrude(solid, outline, 0, L)
  for (let i = 0; i < 7; i++) {
    const x = L * (0.16 + i * 0.105)
    const slot = (edge: number) =>
      Array.from({ length: 9 }, (_, k) => onCircle([x + edge, 0, 0], Y, Z, R + 0.2, radians(112 + k * 7)))
    solid.line([...slot(0), ...slot(L * 0.045).toReversed(), slot(0)[0] as Vec], 'd', true)
  }
}

/** A cable with its gland and a few bare leads. */
export const cable: Builder = (solid, { radius, length }) => {
  const r = Math.max(7, Math.min(radius, length * 0.08))
  const reach = Math.max(length, r * 12)
  ring(solid, 0, r * 1.2, 0, r * 1.25)
  ring(solid, r * 1.2, r * 3.2, 0, r * 1.9)
  const path = Array.from({ length: 61 }, (_, i): Vec => {
    const t = i / 60
    return [r * 3 + (reach - r * 3) * t, reach * 0.09 * Math.sin(t * TURN), reach * 0.05 * Math.sin(t * TURN)]
  })
  pipe(solid, path, r)
  for (const [y, z] of aroundCircle(3, r * 0.5, 0.4)) {
    const lead = Array.from(
      { length: 13 },
      (_, i): Vec => [reach + (i / 12) * r * 4, y * (1 + i * 0.16), z * (1 + i * 0.16)],
    )
    pipe(solid, lead, r * 0.22, 8)
  }
}

/** A hose with a union nut at either end. */
export const hose: Builder = (solid, { radius, length }) => {
  const r = Math.max(6, Math.min(radius * 0.7, length * 0.09))
  const L = Math.max(length, r * 10)
  for (const [x0, x1] of [
    [0, r * 2.2],
    [L - r * 2.2, L],
  ] as const)
    ring(solid, x0, x1, r * 0.6, r * 1.35)
  const path = Array.from({ length: 61 }, (_, i): Vec => {
    const t = i / 60
    return [r * 2 + (L - r * 4) * t, 0, L * 0.16 * Math.sin(t * Math.PI) ** 2]
  })
  pipe(solid, path, r)
}

/** A plate with rivets and lines of text, facing the reader. */
export const nameplate: Builder = (solid, { radius: half, length }) => {
  const high = Math.max(Math.min(length, half * 1.3), half * 0.6)
  const thick = Math.max(2.4, half * 0.04)
  lyingFlat(solid, () => extrude(solid, roundedPlate(half, high / 2, half * 0.12), 0, thick))
  for (const x of [-0.88, 0.88])
    for (const y of [-0.36, 0.36]) solid.circle([half * x, high * y, thick + 0.1], X, Y, half * 0.05, 'd')
  for (const [row, share] of [
    [0.28, 0.9],
    [0.1, 0.55],
    [-0.08, 0.75],
    [-0.26, 0.6],
  ] as const)
    solid.line(
      [
        [-half * 0.7, high * row, thick + 0.1],
        [-half * 0.7 + half * 1.4 * share, high * row, thick + 0.1],
      ],
      't',
    )
}

function roundedPlate(halfLong: number, halfHigh: number, corner: number): Point[] {
  return discOutline(corner, 24).map(
    ([y, z]): Point => [
      y + Math.sign(y || 1) * (halfLong - corner),
      z + Math.sign(z || 1) * (halfHigh - corner),
    ],
  )
}
