import { drawingLimits } from '@volute/domain/core/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { panBy, pinch, wholeView, zoomBySteps, zoomTo } from './pan-zoom.ts'

const { panMax } = drawingLimits

it('LOOKUP-09: a drawing moves by what it is dragged, and no further than the limit', () => {
  expect(panBy(wholeView, { x: 50, y: -20 })).toEqual({ x: 50, y: -20, zoom: 1 })
  expect(panBy({ x: 980, y: -990, zoom: 2 }, { x: 50, y: -50 })).toEqual({ x: panMax, y: -panMax, zoom: 2 })
})

it('LOOKUP-23 CONST-14 OQ-60: a step zooms by a tenth, without float dust, between 0.3 and 3', () => {
  expect(zoomBySteps(wholeView, 1).zoom).toBe(1.1)
  expect(zoomBySteps({ ...wholeView, zoom: 1.1 }, 1).zoom).toBe(1.2)
  expect(zoomBySteps(wholeView, -20).zoom).toBe(0.3)
  expect(zoomBySteps(wholeView, 99).zoom).toBe(3)
})

it('LOOKUP-09: zooming keeps what lies under the pointer where it is', () => {
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

it('LOOKUP-09: fingers that part to twice their distance double the drawing between them', () => {
  const view = pinch(wholeView, { rest: { x: 0, y: 0 }, before: { x: 100, y: 0 }, now: { x: 200, y: 0 } })
  expect(view).toEqual({ x: 0, y: 0, zoom: 2 })
})

it('LOOKUP-09: fingers on one spot neither break nor blow up the drawing', () => {
  const spot = { x: 10, y: 10 }
  const { zoom } = pinch(wholeView, { rest: spot, before: spot, now: { x: 10, y: 12 } })
  expect(zoom).toBe(2)
})

it('CALLOUT-66: a large plan is looked into deeper, by tenths of what is seen', () => {
  const reach = { zoomMax: 40, panMax: 20_000 }
  expect(zoomBySteps(wholeView, 1, undefined, reach).zoom).toBe(1.1)
  expect(zoomBySteps({ ...wholeView, zoom: 10 }, 1, undefined, reach).zoom).toBe(11)
  expect(zoomBySteps({ ...wholeView, zoom: 10 }, 99, undefined, reach).zoom).toBe(40)
  expect(panBy(wholeView, { x: 5_000, y: -30_000 }, reach)).toEqual({ x: 5_000, y: -20_000, zoom: 1 })
})
