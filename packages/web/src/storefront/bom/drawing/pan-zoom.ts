import { drawingLimits } from '@volute/domain/core/kernel'

/** View of a drawing: offset in pixels, and zoom. Points are measured from the middle of the stage. */
export interface View {
  x: number
  y: number
  zoom: number
}

export interface Point {
  x: number
  y: number
}

const middle: Point = { x: 0, y: 0 }
export const wholeView: View = { ...middle, zoom: 1 }

/** Zoom and pan limits of a drawing. Large plans allow a higher zoom. */
export interface Reach {
  zoomMax: number
  panMax: number
}

export function panBy(view: View, by: Point, { panMax }: Reach = drawingLimits): View {
  return { ...view, x: clampPan(view.x + by.x, panMax), y: clampPan(view.y + by.y, panMax) }
}

/** Zooms so that the content at a point stays there. */
export function zoomTo(view: View, wished: number, at: Point = middle, reach: Reach = drawingLimits): View {
  const zoom = Math.min(Math.max(wished, drawingLimits.zoomMin), reach.zoomMax)
  const factor = zoom / view.zoom
  return {
    x: clampPan(at.x - (at.x - view.x) * factor, reach.panMax),
    y: clampPan(at.y - (at.y - view.y) * factor, reach.panMax),
    zoom,
  }
}

/**
 * Zooms by steps of a tenth: from 1, one step up is 1.1 and three down are 0.7. In a drawing with a higher zoom limit, a
 * step is a tenth of the current zoom.
 */
export function zoomBySteps(view: View, steps: number, at?: Point, reach: Reach = drawingLimits): View {
  const whole = reach.zoomMax > drawingLimits.zoomMax ? Math.max(view.zoom, 1) : 1
  return zoomTo(view, Number((view.zoom + steps * drawingLimits.zoomStep * whole).toFixed(4)), at, reach)
}

/** Two-finger zoom: one finger moves from `before` to `now` while the other rests. */
export function pinch(
  view: View,
  fingers: { rest: Point; before: Point; now: Point },
  reach: Reach = drawingLimits,
): View {
  const { rest, before, now } = fingers
  const factor = distance(rest, now) / Math.max(distance(rest, before), 1)
  const between = { x: (rest.x + before.x) / 2, y: (rest.y + before.y) / 2 }
  const zoomed = zoomTo(view, view.zoom * factor, between, reach)
  return panBy(zoomed, { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 }, reach)
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function clampPan(pixels: number, most: number): number {
  return Math.min(Math.max(pixels, -most), most)
}

/** Pixels that the controls cover at the bottom of the stage. */
const covered = 64

/** Distance that brings an element to the middle of the stage; null if the element's middle is visible. */
export function offStage(stage: Element, element: Element): Point | null {
  const seen = stage.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const bottom = seen.bottom - covered
  const isSeen = x >= seen.left && x <= seen.right && y >= seen.top && y <= bottom
  return isSeen ? null : { x: (seen.left + seen.right) / 2 - x, y: (seen.top + bottom) / 2 - y }
}
