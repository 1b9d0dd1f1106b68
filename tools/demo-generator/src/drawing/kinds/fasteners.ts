import { add, onCircle, ORIGIN, radians, TURN, X, Y, Z } from '../geometry/vector.ts'
import { extrude, prism, slotOutline } from '../solid/extrude.ts'
import { revolve, ring } from '../solid/revolve.ts'
import type { Solid } from '../solid/solid.ts'
import { ball } from '../solid/tube.ts'
import { type Builder, thread } from './builder.ts'
import { torus } from './rings.ts'

export const hexScrew: Builder = (solid, { radius, length }) => {
  const head = Math.min(radius * 0.85, length * 0.4)
  prism(solid, ORIGIN, radius, 6, head)
  shank(solid, head, length, radius * 0.56)
}

/** A set screw: headless, driven by the socket in its end. */
export const socketScrew: Builder = (solid, { radius, length, facing }) => {
  const long = Math.max(length, radius * 2.4)
  rod(solid, 0, long, radius)
  thread(solid, radius * 0.3, long - radius * 0.3, radius)
  const face = facing < 0 ? -0.1 : long + 0.1
  const corners = Array.from({ length: 7 }, (_, i) =>
    onCircle([face, 0, 0], Y, Z, radius * 0.55, (i * TURN) / 6 + 0.26),
  )
  solid.line(corners, 'e', true)
}

export const stud: Builder = (solid, { radius, length }) => {
  rod(solid, 0, length, radius)
  thread(solid, 1, length * 0.34, radius)
  thread(solid, length * 0.62, length - 1, radius)
}

export const hexNut: Builder = (solid, { radius, bore, length }) => {
  const hole = bore || radius * 0.52
  prism(solid, ORIGIN, radius, 6, length)
  for (const x of [0, length]) solid.circle([x, 0, 0], Y, Z, radius * 0.84, 'd')
  solid.holesAround(0, length, [[0, 0]], hole)
  for (const x of [0, length]) solid.circle([x, 0, 0], Y, Z, hole * 1.14, 't', radians(20), radians(290))
}

export const washer: Builder = (solid, { radius, bore, length }) => {
  ring(solid, 0, Math.max(2.2, Math.min(length, radius * 0.3)), bore || radius * 0.5, radius)
}

export const lockWasher: Builder = (solid, { radius, bore, length }) => {
  const inner = Math.min(bore || radius * 0.58, radius * 0.66)
  const thick = Math.max(3, Math.min(length, radius * 0.35))
  ring(solid, 0, thick, inner, radius, { from: radians(142), to: radians(142 + 338), hatchStep: 0 })
}

export const plug: Builder = (solid, { radius, length }) => {
  const head = length * 0.4
  prism(solid, ORIGIN, radius * 0.74, 4, head, X, radians(20))
  revolve(solid, [
    [head, 0],
    [head, radius],
    [length, radius * 0.88],
    [length, 0],
  ])
  thread(solid, head + 1, length - 1, radius * 0.96)
}

export const greaseFitting: Builder = (solid, { radius, length }) => {
  const collar = length * 0.35
  ball(solid, [length * 0.12, 0, 0], radius * 0.45)
  ring(solid, length * 0.15, collar, 0, radius * 0.34)
  prism(solid, [collar, 0, 0], radius, 6, length * 0.25)
  rod(solid, length * 0.6, length, radius * 0.6)
  thread(solid, length * 0.62, length - 1, radius * 0.6)
}

export const pin: Builder = (solid, { radius, length }) => {
  const bevel = Math.min(radius * 0.35, length * 0.1)
  revolve(solid, [
    [0, 0],
    [0, radius - bevel],
    [bevel, radius],
    [length - bevel, radius],
    [length, radius - bevel],
    [length, 0],
  ])
}

/** A parallel key, lying as it does in the shaft. */
export const key: Builder = (solid, { radius, length }) => {
  const width = Math.max(radius * 2, 12)
  lyingFlat(solid, () =>
    extrude(solid, slotOutline(Math.max(length, width * 1.6), width), -width / 2, width / 2),
  )
}

/** An eye bolt, upright: a ring on a collar over a threaded shank. */
export const liftingEye: Builder = (solid, { radius, length }) => {
  const wire = radius * 0.22
  const shankLength = Math.max(radius * 0.8, length - radius * 2)
  const { frame, origin } = solid
  torus(solid, 0, radius - wire, wire)
  solid.frame = ([x, y, z]) => frame([-z, y, x])
  solid.origin = add(origin, frame([0, 0, -radius]))
  ring(solid, -radius * 0.1, radius * 0.26, 0, radius * 0.55)
  rod(solid, -radius * 0.1 - shankLength, -radius * 0.1, radius * 0.32)
  thread(solid, -shankLength, -radius * 0.2, radius * 0.32)
  solid.frame = frame
  solid.origin = origin
}

/** Builds with x and y as the plan and z as the height. */
export function lyingFlat(solid: Solid, build: () => void) {
  const { frame } = solid
  solid.frame = ([x, y, z]) => frame([y, z, x])
  build()
  solid.frame = frame
}

function shank(solid: Solid, from: number, to: number, r: number) {
  rod(solid, from, to, r)
  thread(solid, Math.max(from + 1, to - Math.max(r * 5, (to - from) * 0.55)), to - 1.5, r)
}

function rod(solid: Solid, from: number, to: number, r: number) {
  const bevel = Math.min(r * 0.25, 2)
  revolve(solid, [
    [from, 0],
    [from, r - bevel],
    [from + bevel, r],
    [to - bevel, r],
    [to, r - bevel],
    [to, 0],
  ])
}
