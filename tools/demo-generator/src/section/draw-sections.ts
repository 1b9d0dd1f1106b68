import type { Assembly, Component } from '../assembly.ts'
import { cornersOf, viewBoxFor } from '../drawing/draw-assembly.ts'
import type { Point } from '../drawing/geometry/vector.ts'
import { CELL, Occupancy } from '../drawing/layout/footprint.ts'
import { boundsOf } from '../drawing/layout/lay-out.ts'
import { placeBalloons } from '../drawing/layout/place-balloons.ts'
import { polyline } from '../drawing/render/trail.ts'
import { hatchLines } from '../drawing/solid/hatch.ts'
import { type Inked, writeSvg } from '../drawing/write-svg.ts'
import { endSuctionSection } from './models/end-suction.ts'
import { splitCaseSection } from './models/split-case.ts'
import { turbineBowlsSection } from './models/turbine-bowls.ts'
import type { Shape } from './section.ts'

/** Shapes of each assembly that has a cross section. */
export const sections: ReadonlyMap<string, readonly Shape[]> = new Map<string, readonly Shape[]>([
  ['4RB-EM-100', endSuctionSection],
  ['4RB-WE-10', endSuctionSection],
  ['4RB-PE-45', endSuctionSection],
  ['12VT-BA-4S', turbineBowlsSection],
  ['8HSC-EM-150', splitCaseSection],
])

/** Draws the cross sections of the assemblies that have one; returns them by file name. */
export function drawSections(assemblies: readonly Assembly[]): [file: string, svg: string][] {
  return assemblies.flatMap((assembly) => {
    const shapes = sections.get(assembly.partNumber)
    return shapes ? [[`${assembly.partNumber} X-Section.svg`, drawSection(assembly, shapes)]] : []
  })
}

/** Longer side of a section on its sheet, in units; the center line reaches beyond it. */
const LENGTH = 1240
const BEYOND = 34

/** Draws an assembly put together and cut along its shaft, with a numbered balloon for each part that is cut. */
function drawSection(assembly: Assembly, shapes: readonly Shape[]): string {
  const cut = assembly.components
    .map((component) => ({ component, own: shapes.filter(({ part }) => isOf(part, component, assembly)) }))
    .filter(({ own }) => own.length > 0)
  const sheet = placeOnSheet(
    cut.flatMap(({ own }) => own),
    assembly.axis,
  )
  const cells = cut.map(({ own }) => cellsOf(own.filter(({ face }) => face).flatMap(sheet.polygons)))
  const order = cut.map((_, i) => i)
  const bounds = boundsOf(cells.flat())
  const balloons = placeBalloons(cells, new Occupancy(cells, order), bounds)
  return writeSvg({
    kind: 'Cross section',
    assembly: { ...assembly, components: cut.map(({ component }) => component) },
    viewBox: viewBoxFor(
      boundsOf([
        ...cells.flat(),
        ...sheet.centreLine,
        ...balloons.flatMap(({ centre }) => cornersOf(centre)),
      ]),
    ),
    layers: [
      ...cut.map(({ component, own }) => ({ component, picture: ink(own, sheet), place: [0, 0] as const })),
      { lines: [sheet.centreLine] },
    ],
    balloons,
  })
}

/** `4RB-WE-10/D7232-1-CI` is D7232-1-CI on the wet end's own section, and the wet end on the whole pump's. */
function isOf(part: string, { partNumber }: Component, assembly: Assembly): boolean {
  const [owner, number] = part.split('/')
  return partNumber === owner || (assembly.partNumber === owner && partNumber === number)
}

interface SheetPlan {
  /** Outlines or lines of a shape on the sheet: one for each side of the shaft that it is on. */
  polygons: (shape: Shape) => Point[][]
  centreLine: Point[]
}

function placeOnSheet(shapes: readonly Shape[], axis: Assembly['axis']): SheetPlan {
  const along = shapes.flatMap(({ points }) => points.map(([x]) => x))
  const across = shapes.flatMap(({ points }) => points.map(([, r]) => Math.abs(r)))
  const [from, to] = [Math.min(...along), Math.max(...along)]
  const k = LENGTH / Math.max(to - from, 2 * Math.max(...across))
  const place = ([x, y]: Point): Point => (axis === 'vertical' ? [y * k, -x * k] : [x * k, -y * k])
  return {
    polygons: (shape) => signsOf(shape).map((sign) => shape.points.map(([x, r]) => place([x, sign * r]))),
    centreLine: [place([from - BEYOND, 0]), place([to + BEYOND, 0])],
  }
}

const signsOf = ({ sides }: Shape) => (sides === 'both' ? [1, -1] : [sides === 'above' ? 1 : -1])

function ink(shapes: readonly Shape[], { polygons }: SheetPlan): Inked {
  const picture: Inked = { outline: [], trails: { s: [], m: [], e: [], d: [], t: [], h: [] } }
  for (const shape of shapes)
    for (const [side, points] of polygons(shape).entries()) {
      const trail = polyline(shape.face ? [...points, points[0] as Point] : points)
      picture.trails[shape.stroke].push(trail)
      if (!shape.face) continue
      picture.outline.push(trail)
      const { hatchStep, lean } = shape.face
      if (hatchStep > 0)
        picture.trails.h.push(...hatchLines(points, hatchStep * 1.4, side ? -lean : lean).map(polyline))
    }
  return picture
}

/** Centers of the squares that polygons cover on the sheet. */
function cellsOf(polygons: Point[][]): Point[] {
  return polygons.flatMap((polygon) =>
    hatchLines(polygon, CELL, 0).flatMap(([[x0, y], [x1]]) => {
      const count = Math.max(1, Math.floor((x1 - x0) / CELL))
      return Array.from({ length: count }, (_, i): Point => [x0 + (i + 0.5) * CELL, y])
    }),
  )
}
