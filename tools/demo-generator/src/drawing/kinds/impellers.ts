import { aroundCircle, radians, TURN, type Vec } from '../geometry/vector.ts'
import { type Corner, QUARTER_CUT, revolve } from '../solid/revolve.ts'
import type { Solid } from '../solid/solid.ts'
import type { Builder, Size } from './builder.ts'

/** Height of a surface along the shaft by radius: pairs of radius and x, radius rising. */
type Curve = readonly (readonly [r: number, x: number])[]

/** Two shrouds with vanes between; a quarter of the shroud towards the reader is cut away. */
export const impellerClosed: Builder = (solid, { radius: R, bore, length: L, count, facing }) => {
  const hole = Math.min(bore || R * 0.11, R * 0.2)
  const at = (share: number) => share * L
  const front: Corner[] = [
    [0, R * 0.37],
    [0, R * 0.47],
    [at(0.23), R * 0.47],
    [at(0.29), R * 0.52, 's'],
    [at(0.36), R * 0.65, 's'],
    [at(0.41), R * 0.81, 's'],
    [at(0.43), R],
    [at(0.49), R],
    [at(0.465), R * 0.81, 's'],
    [at(0.42), R * 0.65, 's'],
    [at(0.35), R * 0.5, 's'],
    [at(0.22), R * 0.38, 's'],
  ]
  const back: Corner[] = [
    [at(0.14), hole],
    [at(0.14), hole * 1.55],
    [at(0.35), R * 0.2, 's'],
    [at(0.53), R * 0.29, 's'],
    [at(0.64), R * 0.48, 's'],
    [at(0.69), R * 0.73, 's'],
    [at(0.7), R],
    [at(0.79), R],
    [at(0.79), R * 0.26],
    [L, R * 0.26],
    [L, hole],
  ]
  const cut = { ...QUARTER_CUT, hatchStep: 4.2 }
  revolve(solid, front, facing < 0 ? cut : {})
  revolve(solid, back, facing < 0 ? {} : cut)
  const near: Curve = [
    [R * 0.3, at(0.19)],
    [R * 0.38, at(0.22)],
    [R * 0.5, at(0.35)],
    [R * 0.65, at(0.42)],
    [R * 0.81, at(0.465)],
    [R, at(0.49)],
  ]
  const far: Curve = [
    [R * 0.29, at(0.53)],
    [R * 0.48, at(0.64)],
    [R * 0.73, at(0.69)],
    [R, at(0.7)],
  ]
  vanes(solid, { count: count || 6, inner: R * 0.42, outer: R * 0.99, near, far, facing })
}

/** A back shroud with vanes that stand free; seen from behind, a quarter of the shroud is cut away. */
export const impellerOpen: Builder = (solid, { radius: R, bore, length: L, count, facing }) => {
  const hole = Math.min(bore || R * 0.12, R * 0.2)
  const plate = L * 0.62
  const profile: Corner[] = [
    [L * 0.12, hole],
    [L * 0.12, R * 0.2],
    [L * 0.45, R * 0.24, 's'],
    [plate, R * 0.42],
    [plate, R],
    [L * 0.74, R],
    [L * 0.74, R * 0.28],
    [L, R * 0.28],
    [L, hole],
  ]
  revolve(solid, profile, facing < 0 ? {} : { ...QUARTER_CUT, hatchStep: 4.2 })
  const near: Curve = [
    [R * 0.2, L * 0.08],
    [R * 0.5, L * 0.12],
    [R, L * 0.36],
  ]
  const far: Curve = [
    [R * 0.2, L * 0.3],
    [R * 0.42, plate],
    [R, plate],
  ]
  vanes(solid, { count: count || 5, inner: R * 0.3, outer: R * 0.99, near, far, facing })
}

/** A propeller: a hub with twisted blades. */
export const impellerAxial: Builder = (solid, { radius: R, bore, length, count }) => {
  const hub = R * 0.34
  const L = Math.max(length, hub * 1.5)
  const hole = Math.min(bore || R * 0.12, hub * 0.6)
  revolve(solid, [
    [0, hole],
    [0, hub * 0.72],
    [L * 0.2, hub * 0.92, 's'],
    [L * 0.4, hub, 's'],
    [L, hub],
    [L, hole],
  ])
  const blades = count || 4
  for (let i = 0; i < blades; i++)
    blade(solid, { from: (i * TURN) / blades, hub: hub * 0.94, tip: R, length: L })
}

function blade(
  solid: Solid,
  { from, hub, tip, length }: { from: number; hub: number; tip: number; length: number },
) {
  const thick = Math.max(3, tip * 0.035)
  const at = (span: number, chord: number, side: number): Vec => {
    const across = 2 * chord - 1
    const r = hub + span * (tip - hub) * (1 - 0.12 * span * across ** 4)
    const angle = from + across * (0.5 + 0.12 * span)
    const x = length * (0.55 + across * (0.34 - 0.16 * span)) + side * thick
    return [x, r * Math.cos(angle), r * Math.sin(angle)]
  }
  solid.begin()
  for (const side of [0, 1]) {
    solid.sheet(24, 16, (s, t) => at(t, s, side))
    const along = (f: (t: number) => Vec) =>
      solid.line(
        Array.from({ length: 25 }, (_, i) => f(i / 24)),
        'e',
        true,
      )
    along((t) => at(1, t, side))
    along((t) => at(t, 0, side))
    along((t) => at(t, 1, side))
  }
  solid.sheet(24, 1, (s, t) => at(1, s, t))
  solid.sheet(24, 1, (s, t) => at(s, 0, t))
  solid.sheet(24, 1, (s, t) => at(s, 1, t))
}

interface Vanes {
  count: number
  inner: number
  outer: number
  /** Edges of the vanes towards suction and towards the back. */
  near: Curve
  far: Curve
  facing: Size['facing']
}

function vanes(solid: Solid, { count, inner, outer, near, far, facing }: Vanes) {
  const [seen, hidden] = facing < 0 ? [near, far] : [far, near]
  for (const [y, z] of aroundCircle(count, 1, radians(112)))
    vane(solid, Math.atan2(z, y), { inner, outer, seen, hidden })
}

function vane(
  solid: Solid,
  start: number,
  { inner, outer, seen, hidden }: { inner: number; outer: number; seen: Curve; hidden: Curve },
) {
  const middle = (s: number) => {
    const angle = start + 1.02 * Math.max(0, s) ** 0.86
    const r = inner + s * (outer - inner)
    return [r * Math.cos(angle), r * Math.sin(angle), r] as const
  }
  const half = (s: number) => outer * (0.018 + 0.013 * Math.sin(Math.PI * Math.min(1, s * 1.1)))
  const at = (s: number, side: number, edge: Curve): Vec => {
    const [y, z, r] = middle(s)
    const [y2, z2] = middle(s + 0.01)
    const length = Math.hypot(y2 - y, z2 - z)
    const offset = (half(s) * side) / length
    return [heightAt(edge, r), y - (z2 - z) * offset, z + (y2 - y) * offset]
  }
  const steps = 26
  solid.begin()
  for (const side of [1, -1]) {
    solid.patch(steps, 1, (s, t) => {
      const [, y, z] = at(s, side, seen)
      const [, y2, z2] = at(s + 0.01, side, seen)
      return { p: at(s, side, t ? hidden : seen), n: [0, -(z2 - z) * side, (y2 - y) * side] }
    })
    for (const edge of [seen, hidden])
      solid.line(
        Array.from({ length: steps + 1 }, (_, i) => at(i / steps, side, edge)),
        edge === seen ? 'e' : 'd',
        true,
      )
  }
  solid.patch(steps, 1, (s, t) => ({ p: at(s, t ? 1 : -1, seen), n: [1, 0, 0] }), false)
  for (const end of [0, 1]) {
    solid.patch(1, 1, (s, t) => ({ p: at(end, s ? 1 : -1, t ? hidden : seen), n: [0, 1, 0] }), false)
    for (const side of [1, -1]) solid.line([at(end, side, seen), at(end, side, hidden)])
    solid.line([at(end, 1, seen), at(end, -1, seen)])
  }
}

function heightAt(curve: Curve, r: number): number {
  const after = curve.findIndex(([radius]) => radius >= r)
  const [r1, x1] = curve[after < 0 ? curve.length - 1 : after] as readonly [number, number]
  const [r0, x0] = curve[Math.max(0, (after < 0 ? curve.length : after) - 1)] as readonly [number, number]
  return r1 === r0 ? x1 : x0 + ((Math.min(r, r1) - r0) / (r1 - r0)) * (x1 - x0)
}
