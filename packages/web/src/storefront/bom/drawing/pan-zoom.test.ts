import { drawingLimits } from '@volute/domain/core/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { panBy, pinch, wholeView, zoomBySteps, zoomTo } from './pan-zoom.ts'

const { panMax } = drawingLimits

it('a drawing moves by the dragged distance, up to the limit (LOOKUP-09)', () => {
  expect(panBy(wholeView, { x: 50, y: -20 })).toEqual({ x: 50, y: -20, zoom: 1 })
  expect(panBy({ x: 980, y: -990, zoom: 2 }, { x: 50, y: -50 })).toEqual({ x: panMax, y: -panMax, zoom: 2 })
})

it('a step zooms by a tenth, without rounding errors, between 0.3 and 3 (LOOKUP-23, CONST-14, OQ-60)', () => {
  expect(zoomBySteps(wholeView, 1).zoom).toBe(1.1)
  expect(zoomBySteps({ ...wholeView, zoom: 1.1 }, 1).zoom).toBe(1.2)
  expect(zoomBySteps(wholeView, -20).zoom).toBe(0.3)
  expect(zoomBySteps(wholeView, 99).zoom).toBe(3)
})

it('zooming keeps the point under the pointer in place (LOOKUP-09)', () => {
  // Small enough that no zoom here pushes the drawing to its pan limit.
  const small = fc.integer({ min: -120, max: 120 })
  const zoom = fc.double({ min: 0.5, max: 2, noNaN: true })
  fc.assert(
    fc.property(small, small, small, zoom, zoom, (x, y, point, before, after) => {
      const at = { x: point, y: -point }
      const view = zoomTo({ x, y, zoom: before }, after, at)
      expect((at.x - view.x) / view.zoom).toBeCloseTo((at.x - x) / before, 6)
      expect((at.y - view.y) / view.zoom).toBeCloseTo((at.y - y) / before, 6)
    }),
  )
})

it('spreading two fingers to twice their distance doubles the zoom (LOOKUP-09)', () => {
  const view = pinch(wholeView, { rest: { x: 0, y: 0 }, before: { x: 100, y: 0 }, now: { x: 200, y: 0 } })
  expect(view).toEqual({ x: 0, y: 0, zoom: 2 })
})

it('a pinch that starts on one spot at most doubles the zoom (LOOKUP-09)', () => {
  const spot = { x: 10, y: 10 }
  const { zoom } = pinch(wholeView, { rest: spot, before: spot, now: { x: 10, y: 12 } })
  expect(zoom).toBe(2)
})

it('a large plan zooms and pans further, by tenths of the current zoom (CALLOUT-66)', () => {
  const reach = { zoomMax: 40, panMax: 20_000 }
  expect(zoomBySteps(wholeView, 1, undefined, reach).zoom).toBe(1.1)
  expect(zoomBySteps({ ...wholeView, zoom: 10 }, 1, undefined, reach).zoom).toBe(11)
  expect(zoomBySteps({ ...wholeView, zoom: 10 }, 99, undefined, reach).zoom).toBe(40)
  expect(panBy(wholeView, { x: 5_000, y: -30_000 }, reach)).toEqual({ x: 5_000, y: -20_000, zoom: 1 })
})
