import type { Solid, Stroke } from '../solid/solid.ts'
import { type DepthBuffer, fillDepthBuffer } from './depth-buffer.ts'
import { drawCircles, drawHoles } from './draw-circles.ts'
import { drawContours, drawLines } from './draw-lines.ts'
import { drawJoints, traceOutline } from './trace-borders.ts'
import type { Trail } from './trail.ts'
import type { View } from './view.ts'

/** A part drawn on its own sheet, with hidden lines removed. */
export interface Picture {
  buffer: DepthBuffer
  outline: Trail[]
  trails: Record<Stroke, Trail[]>
}

const LARGEST_BUFFER = 1.6e6
const FINEST = 4

/** Draws a solid: fills a depth buffer with its surfaces once, then keeps every line only where nothing hides it. */
export function renderSolid(solid: Solid): Picture {
  const buffer = fillDepthBuffer(solid, dotsFor(solid))
  const view: View = {
    buffer,
    inked: new Uint8Array(buffer.width * buffer.height),
    trails: { s: [], m: [], e: [], d: [], t: [], h: [] },
  }
  drawCircles(view, solid.circles)
  drawLines(view, solid.lines)
  drawContours(view, solid.patches)
  drawHoles(view, solid.holes)
  drawJoints(view, solid.joined)
  return { buffer, outline: traceOutline(buffer), trails: view.trails }
}

/** Rasterizes large parts more coarsely, so that every part takes about the same time. */
function dotsFor(solid: Solid): number {
  const { width, height } = fillDepthBuffer(solid, 0.25)
  return Math.min(FINEST, 0.25 * Math.sqrt(LARGEST_BUFFER / (width * height)))
}
