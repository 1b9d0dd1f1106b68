import { aroundCircle, onCircle, ORIGIN, radians, type Vec, X, Y, Z } from '../geometry/vector.ts'
import { box } from '../solid/extrude.ts'
import { revolve, ring } from '../solid/revolve.ts'
import type { Solid } from '../solid/solid.ts'
import { type Section, skin } from '../solid/tube.ts'
import { boltCircle, type Builder, drill } from './builder.ts'

/** A volute with flanged faces, a discharge flange on top and feet below. */
export const casingVolute: Builder = (solid, { radius, length, count, facing }) => {
  const R = radius * 0.96
  const L = Math.min(Math.max(length, R * 0.62), R * 0.95)
  revolve(solid, [
    [0, R * 0.73],
    [0, R],
    [L * 0.16, R],
    [L * 0.19, R * 0.93],
    [L * 0.84, R * 0.93],
    [L * 0.87, R],
    [L, R],
    [L, R * 0.6],
    [L * 0.84, R * 0.6],
    [L * 0.84, R * 0.87],
    [L * 0.18, R * 0.87],
    [L * 0.18, R * 0.73],
  ])
  const circle = boltCircle(R * 0.86, count || 8, 0, L * 0.16)
  drill(solid, circle, R * 0.05)
  scroll(solid, R, L / 2)
  if (facing < 0) foot(solid, L * 0.25, L * 0.75, R * 0.46, -R * 1.47, -R * 1.14)
  return circle
}

/** The lower half of an axially split casing, with suction and discharge to its sides. */
export const casingSplitLower: Builder = (solid, { radius, length, count }) => {
  const R = radius * 0.94
  const L = splitLength(R, length)
  splitShell(solid, R, L, 180)
  for (const side of [-1, 1]) {
    partingFlange(solid, { L, R, side, z0: -R * 0.16, z1: -2, bolts: count || 8 })
    nozzle(solid, [L * 0.5, side * R * 0.6, -R * 0.42], [0, side, 0], R * 0.34, R * 0.75)
  }
  foot(solid, L * 0.3, L * 0.7, R * 0.5, -R * 1.25, -R * 0.85)
}

/** The upper half, which lifts off without touching the pipes. */
export const casingSplitUpper: Builder = (solid, { radius, length, count }) => {
  const R = radius * 0.94
  const L = splitLength(R, length)
  splitShell(solid, R, L, 0)
  for (const side of [-1, 1]) partingFlange(solid, { L, R, side, z0: 2, z1: R * 0.16, bolts: count || 8 })
  for (const x of [L * 0.34, L * 0.66]) {
    box(solid, [x - R * 0.05, -R * 0.14, R * 0.8], [x + R * 0.05, R * 0.14, R * 1.1])
    for (const [face, way] of [
      [x - R * 0.05, -1],
      [x + R * 0.05, 1],
    ] as const)
      solid.hole([face, 0, R * 0.98], [way, 0, 0], R * 0.06, R * 0.1)
  }
}

const splitLength = (R: number, length: number) => Math.min(Math.max(length, R * 1.5), R * 2.4)

/** Half a turn of the casing's wall: two stuffing boxes, two suction bays and the volute between them. */
function splitShell(solid: Solid, R: number, L: number, fromDegrees: number) {
  revolve(
    solid,
    [
      [0, R * 0.24],
      [0, R * 0.42],
      [L * 0.16, R * 0.44],
      [L * 0.2, R * 0.6, 's'],
      [L * 0.28, R * 0.7, 's'],
      [L * 0.35, R * 0.72],
      [L * 0.38, R * 0.9, 's'],
      [L * 0.5, R * 0.98, 's'],
      [L * 0.62, R * 0.9, 's'],
      [L * 0.65, R * 0.72],
      [L * 0.72, R * 0.7, 's'],
      [L * 0.8, R * 0.6, 's'],
      [L * 0.84, R * 0.44],
      [L, R * 0.42],
      [L, R * 0.24],
      [L * 0.84, R * 0.24],
      [L * 0.78, R * 0.52],
      [L * 0.66, R * 0.6],
      [L * 0.64, R * 0.42],
      [L * 0.6, R * 0.42],
      [L * 0.58, R * 0.82],
      [L * 0.42, R * 0.82],
      [L * 0.4, R * 0.42],
      [L * 0.36, R * 0.42],
      [L * 0.34, R * 0.6],
      [L * 0.22, R * 0.52],
      [L * 0.16, R * 0.24],
    ],
    { from: radians(fromDegrees), to: radians(fromDegrees + 180), hatchStep: 0 },
  )
}

interface PartingFlange {
  L: number
  R: number
  side: number
  z0: number
  z1: number
  bolts: number
}

function partingFlange(solid: Solid, { L, R, side, z0, z1, bolts }: PartingFlange) {
  const [near, far] = [side * R * 0.66, side * R * 1.06]
  box(solid, [L * 0.06, Math.min(near, far), z0], [L * 0.94, Math.max(near, far), z1])
  const perSide = Math.min(7, Math.ceil(bolts / 2))
  for (let i = 0; i < perSide; i++)
    solid.hole([L * (0.13 + (0.74 * i) / (perSide - 1)), side * R * 0.98, z1], Z, R * 0.04, R * 0.14)
}

/** A self-priming casing: the volute stands in a tall chamber with a fill plug and a flange in front. */
export const casingPriming: Builder = (solid, { radius, length, count }) => {
  const R = radius * 0.8
  const L = Math.max(length, R * 0.95)
  box(solid, [L * 0.14, -R * 0.78, -R * 1.05], [L * 0.86, R * 0.78, R * 1.1])
  revolve(solid, [
    [0, R * 0.62],
    [0, R * 0.9],
    [L * 0.14, R * 0.9],
    [L * 0.14, R * 0.62],
  ])
  ring(solid, L * 0.86, L, R * 0.5, R * 0.95)
  const circle = boltCircle(R * 0.77, count || 8, 0, L * 0.12)
  drill(solid, circle, R * 0.05)
  nozzle(solid, [L * 0.5, R * 0.3, R * 1.1], Z, R * 0.27, R * 0.34)
  ring(solid, 0, R * 0.12, 0, R * 0.13, { centre: [L * 0.34, -R * 0.45, R * 1.1], axis: Z, u: X, v: Y })
  foot(solid, L * 0.2, L * 0.8, R * 0.9, -R * 1.2, -R * 1.05)
  return circle
}

/** The scroll around the casing, growing towards the discharge nozzle on its far side. */
function scroll(solid: Solid, R: number, x: number) {
  const k = R / 172
  const radiusAt = (degrees: number) => (20 + 27 * ((degrees + 330) / 330)) * k
  const sections: Section[] = []
  for (let degrees = -322; degrees < 0; degrees += 4) {
    const r = radiusAt(degrees)
    const v = onCircle(ORIGIN, Y, Z, 1, radians(degrees))
    const reach = 150 * k + 0.72 * r
    sections.push({ centre: [x, v[1] * reach, v[2] * reach], u: X, v, r })
  }
  const y = (150 + 0.72 * 47) * k
  const neck = (z: number, r: number): Section => ({ centre: [x, y, z * k], u: X, v: Y, r: r * k })
  const [from, to] = [radians(-40), radians(220)]
  const small = skin(solid, 48, sections.slice(0, 30), from, to)
  const large = skin(solid, 48, [...sections.slice(29), neck(0, 47), neck(84, 47)], from, to)
  const discharge = skin(solid, 64, [
    neck(84, 47),
    neck(120, 47),
    neck(190, 48),
    neck(236, 50),
    neck(252, 54),
  ])
  solid.joined.push([small, large], [large, discharge])
  flangeOn(solid, [x, y, 252 * k], Z, 40 * k, 88 * k)
}

/** A short pipe with a flange at its end. */
export function nozzle(solid: Solid, base: Vec, axis: Vec, r: number, length: number) {
  const { u, v } = acrossOf(axis)
  ring(solid, 0, length, r * 0.8, r, { centre: base, axis, u, v })
  flangeOn(solid, along(base, axis, length), axis, r * 0.8, r * 1.65)
}

/** A drilled flange with a raised face, standing on `base`. */
function flangeOn(solid: Solid, base: Vec, axis: Vec, inner: number, outer: number) {
  const { u, v } = acrossOf(axis)
  const thick = outer * 0.23
  revolve(
    solid,
    [
      [0, inner],
      [0, outer],
      [thick, outer],
      [thick, outer * 0.7],
      [thick + 3, outer * 0.7],
      [thick + 3, inner],
    ],
    { centre: base, axis, u, v },
  )
  for (const [a, b] of aroundCircle(4, outer * 0.85, radians(45))) {
    const [x, y, z] = along(base, axis, thick)
    solid.hole(
      [x + u[0] * a + v[0] * b, y + u[1] * a + v[1] * b, z + u[2] * a + v[2] * b],
      axis,
      outer * 0.085,
      thick,
    )
  }
}

/** A web down to a drilled foot plate. */
export function foot(solid: Solid, x0: number, x1: number, half: number, bottom: number, top: number) {
  const thick = Math.max(8, (top - bottom) * 0.25)
  const inset = (x1 - x0) * 0.3
  box(solid, [x0, -half, bottom], [x1, half, bottom + thick])
  box(solid, [x0 + inset, -half * 0.52, bottom + thick], [x1 - inset, half * 0.52, top + half * 0.3])
  for (const side of [-1, 1])
    solid.hole([(x0 + x1) / 2, side * half * 0.8, bottom + thick], Z, half * 0.09, thick)
}

const along = (p: Vec, axis: Vec, by: number): Vec => [
  p[0] + axis[0] * by,
  p[1] + axis[1] * by,
  p[2] + axis[2] * by,
]

function acrossOf(axis: Vec): { u: Vec; v: Vec } {
  if (axis[2]) return { u: X, v: Y }
  return axis[0] ? { u: Y, v: Z } : { u: X, v: Z }
}
