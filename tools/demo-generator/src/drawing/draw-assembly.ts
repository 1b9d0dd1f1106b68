import type { Assembly } from '../assembly.ts'
import { project } from './geometry/camera.ts'
import type { Point, Vec } from './geometry/vector.ts'
import type { BuiltPart } from './layout/build-parts.ts'
import { flowLines } from './layout/flow-lines.ts'
import { boundsOf, layOut, type Bounds, type Layout } from './layout/lay-out.ts'
import { Occupancy } from './layout/footprint.ts'
import { BALLOON_RADIUS, placeBalloons } from './layout/place-balloons.ts'
import { renderSolid } from './render/render-solid.ts'
import { writeSvg, type Layer } from './write-svg.ts'

/**
 * Draws an assembly exploded along its shaft, isometric, every part with a numbered balloon.
 * The same assembly always gives the same SVG.
 */
export function drawAssembly(assembly: Assembly): string {
  const isStanding = assembly.axis === 'vertical'
  const layout = layOut(assembly)
  // The reader looks from the suction side and from above, so farther parts are drawn first.
  const order = layout.parts.map((_, i) => i)
  if (!isStanding) order.reverse()
  const flow = flowLines(layout, isStanding)
  const balloons = placeBalloons(layout.cells, new Occupancy(layout.cells, order), layout.bounds)
  const content = boundsOf([
    ...layout.cells.flat(),
    ...flow.flat(),
    ...balloons.flatMap(({ centre }) => cornersOf(centre)),
  ])
  return writeSvg({
    kind: 'Exploded drawing',
    assembly,
    viewBox: viewBoxFor(content),
    layers: [{ lines: flow }, ...order.flatMap((i) => layersOf(layout, i))],
    balloons,
  })
}

/** Layers of a part: the lines of its bolts, if it has any, and over them the part itself. */
function layersOf({ parts, places }: Layout, i: number): Layer[] {
  const part = parts[i] as BuiltPart
  const picture: Layer = {
    component: part.component,
    picture: renderSolid(part.solid),
    place: places[i] as Point,
  }
  return part.host === undefined ? [picture] : [{ lines: boltLines(parts, places, i, part.host) }, picture]
}

/** Lines from each bolt to the next fastener on it, or into the flange that it holds. */
function boltLines(parts: BuiltPart[], places: Point[], i: number, host: number): Point[][] {
  const part = parts[i] as BuiltPart
  const besideIndex = host > i ? i + 1 : i - 1
  const beside = parts[besideIndex]
  const isShared = beside?.host === host && beside.boltsAt.length === part.boltsAt.length
  const next = isShared ? besideIndex : host
  const target = parts[next] as BuiltPart
  const face = target.boltCircle?.faces[host > i ? 0 : 1] ?? target.size.length / 2
  return part.boltsAt.map(([y, z]) => [
    pointOn(part, places[i] as Point, [part.size.length / 2, y, z]),
    pointOn(target, places[next] as Point, [face, y, z]),
  ])
}

function pointOn(part: BuiltPart, [dx, dy]: Point, p: Vec): Point {
  const [x, y] = project(part.frame(p))
  return [x + dx, y + dy]
}

export const cornersOf = ([x, y]: Point): Point[] => [
  [x - BALLOON_RADIUS, y - BALLOON_RADIUS],
  [x + BALLOON_RADIUS, y + BALLOON_RADIUS],
]

/** Fits the sheet to its content; a small drawing keeps some paper around it. */
export function viewBoxFor({ left, top, right, bottom }: Bounds): [number, number, number, number] {
  const margin = 20
  const width = Math.max(900, right - left + 2 * margin)
  const height = Math.max(760, bottom - top + 2 * margin)
  const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2]
  return [Math.floor(x), Math.floor(y), Math.ceil(width) + 1, Math.ceil(height) + 1]
}
