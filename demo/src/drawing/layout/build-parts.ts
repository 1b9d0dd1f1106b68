import type { Assembly, Component, FormKind } from '../../assembly.ts'
import { LYING, mirrored, STANDING, type Frame } from '../geometry/camera.ts'
import type { Point, Vec } from '../geometry/vector.ts'
import { pointsOn } from '../kinds/bolt-circle.ts'
import { buildersFor } from '../kinds/builders.ts'
import type { BoltCircle, Builder, Size } from '../kinds/builder.ts'
import { Solid } from '../solid/solid.ts'
import { sizeParts } from './size-parts.ts'

/** A component as a solid, standing at the origin of its assembly's axis. */
export interface BuiltPart {
  component: Component
  solid: Solid
  frame: Frame
  size: Size
  /** Where its bolts pass, in the plane across the shaft; empty for a part on the centre line. */
  boltsAt: Point[]
  /** Index of the part that it fastens. */
  host?: number
}

const BOLTING = new Set<FormKind>([
  'hex-screw',
  'socket-screw',
  'stud',
  'hex-nut',
  'washer',
  'lock-washer',
  'pin',
])
const RINGS = new Set<FormKind>([
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
const MOST_BOLTS = 8

/** What stands on the floor stays level, whichever way the shaft points. */
const LEVEL = new Set<FormKind>(['baseplate', 'foot', 'lifting-eye'])

/** Builds every component, bolts on the bolt circle of what they fasten. */
export function buildParts({ components, axis }: Assembly, reach: number): BuiltPart[] {
  const isStanding = axis === 'vertical'
  const frame = isStanding ? STANDING : LYING
  const sizes = sizeParts(components, reach, isStanding ? 1 : -1)
  const builders = buildersFor(components.map(({ form }) => form.kind))
  const circles = components.map(({ form }, i) =>
    // A throwaway copy tells the bolt circle; fasteners hold nothing themselves.
    BOLTING.has(form.kind) ? undefined : (builders[i] as Builder)(new Solid(), sizes[i] as Size) || undefined,
  )
  return components.map((component, i) => {
    const size = sizes[i] as Size
    const builder = builders[i] as Builder
    const host = isBolting(component) ? findHost(circles, components, i) : undefined
    const circle = host === undefined ? undefined : circles[host]
    const boltsAt = circle ? spread(pointsOn(circle), component.quantity) : []
    const solid = new Solid()
    if (isStanding && LEVEL.has(component.form.kind)) return levelPart(component, size, solid, builder)
    const build = (at: Vec, isTurned = false) => {
      solid.frame = isTurned ? mirrored(frame) : frame
      solid.origin = frame(isTurned ? [at[0] + size.length, at[1], at[2]] : at)
      builder(solid, {
        ...size,
        facing: isTurned ? (-size.facing as 1 | -1) : size.facing,
      })
    }
    for (const at of placesOf(component, size, boltsAt)) build(at, host !== undefined && host < i)
    return { component, solid, frame, size, boltsAt, host }
  })
}

/** A part of a standing assembly that lies level, the shaft through its middle. */
function levelPart(component: Component, size: Size, solid: Solid, builder: Builder): BuiltPart {
  solid.origin = [-size.length / 2, 0, 0]
  builder(solid, { ...size, facing: -1 })
  return { component, solid, frame: STANDING, size: { ...size, length: 0 }, boltsAt: [] }
}

const isBolting = ({ form, quantity }: Component) => quantity > 1 && BOLTING.has(form.kind)

/**
 * The nearest part with a bolt circle, past other fasteners and gaskets; the one after wins over the one before.
 * A motor takes bolts on its face towards the pump only.
 */
function findHost(
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

function spread(points: Point[], quantity: number): Point[] {
  const n = Math.min(points.length, quantity, MOST_BOLTS)
  return Array.from({ length: n }, (_, i) => points[Math.floor((i * points.length) / n)] as Point)
}

/** Where the copies of a part stand: on bolts, one behind the other, or side by side. */
function placesOf({ form, quantity }: Component, { radius, length }: Size, boltsAt: Point[]): Vec[] {
  if (boltsAt.length) return boltsAt.map(([y, z]) => [0, y, z])
  if (quantity === 1) return [[0, 0, 0]]
  if (RINGS.has(form.kind))
    return [
      [0, 0, 0],
      [Math.max(length, radius * 0.12) + radius * 0.55, 0, 0],
    ]
  if (!BOLTING.has(form.kind) && form.kind !== 'plug' && form.kind !== 'key') return [[0, 0, 0]]
  return [-1, 1].map((side) => [side * radius * 0.9, 0, side * radius * 1.5])
}
