import type { Assembly } from '../../assembly.ts'
import type { Point } from '../geometry/vector.ts'
import { buildParts, type BuiltPart } from './build-parts.ts'
import { footprintOf } from './footprint.ts'
import { placeRows, type Row } from './place-rows.ts'

export interface Layout {
  parts: BuiltPart[]
  /** Area of each part on the sheet. */
  cells: Point[][]
  places: Point[]
  rows: Row[]
  bounds: Bounds
}

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** Sheet that a drawing should fill, in units, without balloons. */
const SHEET = { width: 1300, height: 1360 }
const USUAL_REACH = 320
const [LEAST_REACH, MOST_REACH] = [150, 560]
const MOST_ROWS = 4

/** Builds the parts and arranges them to fill the sheet: first as a trial, then to size. */
export function layOut(assembly: Assembly): Layout {
  const trial = bestRows(assembly, USUAL_REACH)
  const rows = trial.rows.length
  const reach = fitted(USUAL_REACH, trial)
  const layout = arrange(assembly, reach, rows)
  return fillOf(layout) < 1.04 ? layout : arrange(assembly, fitted(reach, layout), rows)
}

/** Reach with which a layout would just fill the sheet. */
const fitted = (reach: number, layout: Layout) =>
  Math.min(MOST_REACH, Math.max(LEAST_REACH, reach / fillOf(layout)))

/** Share of the sheet that is filled: 1 when the drawing just fits. */
function fillOf({ bounds }: Layout): number {
  return Math.max((bounds.right - bounds.left) / SHEET.width, (bounds.bottom - bounds.top) / SHEET.height)
}

function bestRows(assembly: Assembly, reach: number): Layout {
  const parts = buildParts(assembly, reach)
  const footprints = parts.map(({ solid }) => footprintOf(solid))
  const layouts = Array.from({ length: MOST_ROWS }, (_, i) => place(parts, footprints, i + 1))
  return layouts.reduce((best, layout) => (fillOf(layout) < fillOf(best) ? layout : best))
}

function arrange(assembly: Assembly, reach: number, rows: number): Layout {
  const parts = buildParts(assembly, reach)
  return place(
    parts,
    parts.map(({ solid }) => footprintOf(solid)),
    rows,
  )
}

function place(parts: BuiltPart[], footprints: Point[][], count: number): Layout {
  const rows = placeRows(parts, footprints, count)
  const places = rows.flatMap((row) => row.places)
  const cells = footprints.map((footprint, i) => {
    const [dx, dy] = places[i] as Point
    return footprint.map(([x, y]): Point => [x + dx, y + dy])
  })
  return { parts, cells, places, rows, bounds: boundsOf(cells.flat()) }
}

export function boundsOf(points: Point[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    bounds.left = Math.min(bounds.left, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.right = Math.max(bounds.right, x)
    bounds.bottom = Math.max(bounds.bottom, y)
  }
  return bounds
}
