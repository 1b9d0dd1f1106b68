import type { Component, FormKind } from '../../assembly.ts'
import type { Point, Vec } from '../geometry/vector.ts'
import { type BoltCircle, pointsOn, type Size } from '../kinds/builder.ts'

/** Kinds that are placed on bolt circles. */
export const BOLTING = new Set<FormKind>([
  'hex-screw',
  'socket-screw',
  'stud',
  'hex-nut',
  'washer',
  'lock-washer',
  'pin',
])

/**
 * Finds the nearest part with a bolt circle, past other fasteners; the one after wins over the one before. A motor takes
 * bolts only on its face towards the pump.
 */
export function findHost(
  circles: (BoltCircle | undefined)[],
  components: Component[],
  i: number,
): number | undefined {
  const search = (step: 1 | -1) => {
    for (let k = i + step; k >= 0 && k < components.length; k += step) {
      const { kind } = (components[k] as Component).form
      if (circles[k]) return step < 0 && kind === 'motor' ? undefined : k
      if (!BOLTING.has(kind)) return undefined
    }
    return undefined
  }
  return search(1) ?? search(-1)
}

/** Kinds of which a second copy is drawn behind the first. */
const STACKED = new Set<FormKind>([
  'gasket',
  'o-ring',
  'snap-ring',
  'wear-ring',
  'lip-seal',
  'packing',
  'lantern-ring',
  'bushing',
  'ball-bearing',
  'roller-bearing',
  'impeller-closed',
  'bowl',
  'coupling-half',
  'washer',
  'hex-nut',
  'lock-washer',
  'spring',
])
/** Kinds of which two copies lie side by side if nothing shows where they go. */
const PAIRED = new Set<FormKind>([...BOLTING, 'plug', 'key', 'socket-screw'])
const MOST_BOLTS = 8

/** Positions of a quantity of bolts, spread evenly over a bolt circle. */
export function boltsOn(circle: BoltCircle, quantity: number): Point[] {
  const points = pointsOn(circle)
  const n = Math.min(points.length, quantity, MOST_BOLTS)
  return Array.from({ length: n }, (_, i) => points[Math.floor((i * points.length) / n)] as Point)
}

/** Positions of the copies of a part without bolt circle: alone, one behind the other, or side by side. */
export function placeCopies({ form, quantity }: Component, { radius, length }: Size): Vec[] {
  if (quantity === 1) return [[0, 0, 0]]
  if (STACKED.has(form.kind))
    return [
      [0, 0, 0],
      [Math.max(length, radius * 0.12) + radius * 0.55, 0, 0],
    ]
  if (!PAIRED.has(form.kind)) return [[0, 0, 0]]
  return [-1, 1].map((side) => [side * radius * 0.9, 0, side * radius * 1.5])
}
