import type { Assembly, Component, FormKind } from '../../assembly.ts'
import { type Frame, LYING, mirrored, STANDING } from '../geometry/camera.ts'
import type { Point } from '../geometry/vector.ts'
import type { BoltCircle, Builder, Size } from '../kinds/builder.ts'
import { buildersFor } from '../kinds/builders.ts'
import { Solid } from '../solid/solid.ts'
import { BOLTING, boltsOn, findHost, placeCopies } from './place-copies.ts'
import { sizeParts } from './size-parts.ts'

/** A component as a solid at the origin of its assembly's axis. */
export interface BuiltPart {
  component: Component
  solid: Solid
  frame: Frame
  size: Size
  boltCircle?: BoltCircle
  /** Positions of its copies as bolts, in the plane across the shaft; empty for a part on the center line. */
  boltsAt: Point[]
  /** Index of the part that it fastens. */
  host?: number
}

/** Forms that stay level on the floor, whichever way the shaft points. */
const LEVEL = new Set<FormKind>(['baseplate', 'foot', 'lifting-eye'])

/** Builds every component, with bolts on the bolt circle of what they fasten. */
export function buildParts({ components, axis }: Assembly, reach: number): BuiltPart[] {
  const isStanding = axis === 'vertical'
  const sizes = sizeParts(components, reach, isStanding ? 1 : -1)
  const builders = buildersFor(components.map(({ form }) => form.kind))
  const parts = components.map((component, i): BuiltPart | undefined => {
    if (isBolting(component)) return undefined
    const isLevel = isStanding && LEVEL.has(component.form.kind)
    const build = isLevel ? buildLevelPart : buildOnAxis
    return build(component, sizes[i] as Size, builders[i] as Builder, isStanding ? STANDING : LYING)
  })
  const circles = parts.map((part) => part?.boltCircle)
  return parts.map((part, i) => {
    if (part) return part
    const [component, size, builder] = [components[i] as Component, sizes[i] as Size, builders[i] as Builder]
    const frame = isStanding ? STANDING : LYING
    const host = findHost(circles, components, i)
    if (host === undefined) return buildOnAxis(component, size, builder, frame)
    const boltsAt = boltsOn(circles[host] as BoltCircle, component.quantity)
    return { ...buildBolts(component, size, builder, frame, boltsAt, host < i), host }
  })
}

const isBolting = ({ form, quantity }: Component) => quantity > 1 && BOLTING.has(form.kind)

function buildOnAxis(component: Component, size: Size, builder: Builder, frame: Frame): BuiltPart {
  const solid = new Solid()
  solid.frame = frame
  let boltCircle: BoltCircle | undefined
  for (const at of placeCopies(component, size)) {
    solid.origin = frame(at)
    boltCircle = builder(solid, size)
  }
  return { component, solid, frame, size, boltCircle, boltsAt: [] }
}

/** Builds a part of a standing assembly that lies level, with the shaft through its middle. */
function buildLevelPart(component: Component, size: Size, builder: Builder): BuiltPart {
  const solid = new Solid()
  solid.origin = [-size.length / 2, 0, 0]
  builder(solid, { ...size, facing: -1 })
  return { component, solid, frame: STANDING, size: { ...size, length: 0 }, boltsAt: [] }
}

/** Builds bolts around the shaft; those behind their host point back to it. */
function buildBolts(
  component: Component,
  size: Size,
  builder: Builder,
  frame: Frame,
  boltsAt: Point[],
  isBehind: boolean,
): BuiltPart {
  const solid = new Solid()
  solid.frame = isBehind ? mirrored(frame) : frame
  const facing = isBehind ? (-size.facing as Size['facing']) : size.facing
  for (const [y, z] of boltsAt) {
    solid.origin = frame([isBehind ? size.length : 0, y, z])
    builder(solid, { ...size, facing })
  }
  return { component, solid, frame, size, boltsAt }
}
