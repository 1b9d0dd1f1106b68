import { aroundCircle, type Point, TURN } from '../geometry/vector.ts'
import { extrude } from '../solid/extrude.ts'
import { revolve, ring } from '../solid/revolve.ts'
import type { Solid } from '../solid/solid.ts'
import { ball, coil } from '../solid/tube.ts'
import { boltCircle, type Builder } from './builder.ts'

/** A mechanical seal: seat, rotating face, spring and collar, pulled apart a little. */
export const mechanicalSeal: Builder = (solid, { radius, bore, length }) => {
  const inner = Math.min(bore || radius * 0.5, radius * 0.66)
  const wall = radius - inner
  const at = (share: number) => share * Math.max(length, radius * 2.6)
  revolve(solid, [
    [at(0), inner],
    [at(0), radius - wall * 0.18],
    [at(0.04), radius],
    [at(0.1), radius],
    [at(0.1), radius - wall * 0.16],
    [at(0.125), radius - wall * 0.16],
    [at(0.125), radius],
    [at(0.165), radius],
    [at(0.165), inner + wall * 0.24],
    [at(0.19), inner + wall * 0.24],
    [at(0.19), inner],
  ])
  revolve(solid, [
    [at(0.36), inner],
    [at(0.36), inner + wall * 0.42],
    [at(0.41), inner + wall * 0.42],
    [at(0.41), inner + wall * 0.76],
    [at(0.55), inner + wall * 0.76],
    [at(0.55), inner + wall * 0.6],
    [at(0.58), inner + wall * 0.6],
    [at(0.58), inner],
  ])
  coil(solid, at(0.61), at(0.89), inner + wall * 0.5, Math.max(1.8, wall * 0.11), 3.5)
  ring(solid, at(0.94), at(1), inner, inner + wall * 0.76)
}

export const spring: Builder = (solid, { radius, length }) => {
  const wire = Math.min(Math.max(2, radius * 0.09), length * 0.09)
  const turns = Math.min(6, length / (wire * 4.4))
  coil(solid, wire, Math.max(length, wire * 8) - wire, radius - wire, wire, turns)
}

/** An oval packing gland with two bolt slots and a nose that presses on the packing. */
export const gland: Builder = (solid, { radius, bore, length }) => {
  const inner = Math.min(bore || radius * 0.4, radius * 0.6)
  const nose = inner + (radius - inner) * 0.32
  const plate = length * 0.38
  extrude(solid, lugOutline(radius * 0.76, radius * 0.24, nose * 1.3), 0, plate)
  const circle = { ...boltCircle(radius * 0.76, 2, 0, plate), from: 0 }
  solid.holesAround(0, plate, aroundCircle(2, circle.radius, 0), radius * 0.12)
  ring(solid, plate, length, inner, nose)
  solid.holesAround(0, length, [[0, 0]], inner)
  return circle
}

export const ballBearing: Builder = (solid, { radius, bore, length, count }) => {
  const inner = Math.min(bore || radius * 0.44, radius * 0.7)
  const wide = Math.max(length, 10)
  races(solid, radius, inner, wide)
  const balls = count || 9
  const middle = (radius + inner) / 2
  const r = Math.min((radius - inner) * 0.3, (middle * Math.PI) / balls - 0.5, wide * 0.48)
  const rows = wide > r * 3.6 ? [0.28, 0.72] : [0.5]
  for (const row of rows)
    for (const [y, z] of aroundCircle(balls, middle, 0.2)) ball(solid, [wide * row, y, z], r)
}

export const rollerBearing: Builder = (solid, { radius, bore, length, count }) => {
  const inner = Math.min(bore || radius * 0.5, radius * 0.72)
  const wide = Math.max(length, 12)
  races(solid, radius, inner, wide)
  const rollers = count || 14
  const middle = (radius + inner) / 2
  const r = Math.min((radius - inner) * 0.24, (middle * Math.PI) / rollers - 0.6)
  for (const [y, z] of aroundCircle(rollers, middle, 0.1))
    ring(solid, wide * 0.08, wide * 0.92, 0, r, { centre: [0, y, z] })
}

function races(solid: Solid, outer: number, inner: number, wide: number) {
  const race = (outer - inner) * 0.23
  const bevel = Math.min(1.5, race * 0.3)
  revolve(solid, [
    [0, outer - race],
    [0, outer - bevel],
    [bevel, outer],
    [wide - bevel, outer],
    [wide, outer - bevel],
    [wide, outer - race],
  ])
  ring(solid, 0, wide, inner, inner + race)
}

/** Outline of a two-bolt plate: two lugs, drawn tight around a hub. */
function lugOutline(reach: number, lug: number, hub: number): Point[] {
  const circles = [
    { y: 0, r: hub },
    { y: reach, r: lug },
    { y: -reach, r: lug },
  ]
  return Array.from({ length: 72 }, (_, i): Point => {
    const [cos, sin] = [Math.cos((i / 72) * TURN), Math.sin((i / 72) * TURN)]
    const farthest = circles.reduce((a, b) => (b.y * cos + b.r > a.y * cos + a.r ? b : a))
    return [farthest.y + farthest.r * cos, farthest.r * sin]
  })
}
