import { TURN, type Vec, Y, Z } from '../geometry/vector.ts'
import { type Corner, revolve, ring } from '../solid/revolve.ts'
import type { Solid } from '../solid/solid.ts'
import { type Builder, thread } from './builder.ts'

/** A stepped shaft with an impeller seat, a shoulder, a thread and a key slot at either end. */
export const shaft: Builder = (solid, { radius: r, length }) => {
  const steps: [share: number, radius: number][] = [
    [0.09, 0.5],
    [0.31, 0.68],
    [0.39, 0.8],
    [0.65, 1],
    [0.755, 0.8],
    [0.805, 0.7],
    [1, 0.58],
  ]
  const corners: Corner[] = [
    [0, 0],
    [0, r * 0.5 - 2],
    [2, r * 0.5],
  ]
  let previous = r * 0.5
  let x = 2
  for (const [share, of] of steps) {
    if (r * of !== previous) corners.push([x, previous], [x, r * of])
    previous = r * of
    x = length * share
  }
  corners.push([x - 2, previous], [x, previous - 2], [x, 0])
  revolve(
    solid,
    corners.filter((c, i) => i === 0 || c[0] !== corners[i - 1]?.[0] || c[1] !== corners[i - 1]?.[1]),
  )
  thread(solid, length * 0.76, length * 0.8, r * 0.7)
  solid.circle([0, 0, 0], Y, Z, r * 0.14, 'd')
  solid.circle([length, 0, 0], Y, Z, r * 0.14, 'd')
  keySlot(solid, length * 0.015, length * 0.075, r * 0.5, r * 0.15)
  keySlot(solid, length * 0.84, length * 0.96, r * 0.58, r * 0.16)
}

/** Laminated core on a shaft, with end rings. */
export const rotor: Builder = (solid, { radius, bore, length }) => {
  const shaftRadius = Math.min(bore || radius * 0.34, radius * 0.5)
  const [from, to] = [length * 0.24, length * 0.76]
  ring(solid, 0, from, 0, shaftRadius)
  revolve(solid, [
    [from, 0],
    [from, radius * 0.86],
    [from + length * 0.03, radius * 0.86],
    [from + length * 0.03, radius],
    [to - length * 0.03, radius],
    [to - length * 0.03, radius * 0.86],
    [to, radius * 0.86],
    [to, 0],
  ])
  for (let i = 0; i < 28; i++) {
    const [a, b] = [from + length * 0.03, to - length * 0.03].map((x, end): Vec => {
      const angle = (i / 28) * TURN + end * 0.12
      return [x, (radius + 0.1) * Math.cos(angle), (radius + 0.1) * Math.sin(angle)]
    })
    solid.line([a as Vec, b as Vec], 't')
  }
  ring(solid, to, length * 0.88, 0, shaftRadius)
  ring(solid, length * 0.88, length, 0, shaftRadius * 0.78)
  keySlot(solid, length * 0.9, length * 0.98, shaftRadius * 0.78, shaftRadius * 0.18)
}

export const couplingHalf: Builder = (solid, { radius, bore, length, count, facing }) => {
  const hole = Math.min(bore || radius * 0.38, radius * 0.5)
  const hub = radius * 0.68
  const jaw = length * 0.3
  const [hubFrom, hubTo] = facing < 0 ? [length - length * 0.4, length] : [0, length * 0.4]
  const [rimFrom, rimTo] = facing < 0 ? [jaw, hubFrom] : [hubTo, length - jaw]
  ring(solid, Math.min(rimFrom, rimTo), Math.max(rimFrom, rimTo), hole, radius)
  ring(solid, hubFrom, hubTo, hole, hub)
  const jaws = count || 3
  const [jawFrom, jawTo] = facing < 0 ? [0, jaw] : [length - jaw, length]
  for (let i = 0; i < jaws; i++) {
    const from = ((i + 0.12) / jaws) * TURN
    ring(solid, jawFrom, jawTo, hub * 0.86, radius, { from, to: from + (TURN / jaws) * 0.42, hatchStep: 0 })
  }
}

/** The spider between two coupling halves. */
export const couplingInsert: Builder = (solid, { radius, bore, length, count }) => {
  const hole = Math.min(bore || radius * 0.3, radius * 0.42)
  const wide = Math.max(length, radius * 0.3)
  const lobes = count || 6
  ring(solid, 0, wide, hole, radius * 0.58)
  for (let i = 0; i < lobes; i++) {
    const from = (i / lobes) * TURN
    ring(solid, 0, wide, radius * 0.58, radius, { from, to: from + (TURN / lobes) * 0.52, hatchStep: 0 })
  }
}

/** The outline of a key slot, on the side of the shaft that the reader sees. */
function keySlot(solid: Solid, x0: number, x1: number, r: number, half: number) {
  const middle = (122 * Math.PI) / 180
  const straight = Math.max(0, (x1 - x0) / 2 - half)
  const outline = Array.from({ length: 41 }, (_, i): Vec => {
    const turn = (i / 40) * TURN
    const angle = middle + (Math.sin(turn) * half) / r
    const x = (x0 + x1) / 2 + Math.cos(turn) * half + (Math.cos(turn) > 0 ? straight : -straight)
    return [x, (r + 0.2) * Math.cos(angle), (r + 0.2) * Math.sin(angle)]
  })
  solid.line(outline, 'e', true)
  solid.line(
    outline.slice(0, 21).map(([x, y, z]): Vec => [x, y + half * 0.6, z - half * 0.35]),
    'd',
    true,
  )
}
