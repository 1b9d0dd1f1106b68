import { drawingLimits } from '@volute/domain/kernel'
import { expect, it } from 'vitest'
import { panBy, pinch, wholeView, zoomBySteps, zoomTo } from './pan-zoom.ts'

const { zoomMin, zoomMax, panMax } = drawingLimits

it('LOOKUP-09: a drawing moves by what it is dragged, and no further than the limit', () => {
  expect(panBy(wholeView, { x: 50, y: -20 })).toEqual({ x: 50, y: -20, zoom: 1 })
  expect(panBy({ x: 980, y: -990, zoom: 2 }, { x: 50, y: -50 })).toEqual({ x: panMax, y: -panMax, zoom: 2 })
})

it('LOOKUP-23 OQ-60: a step zooms by a tenth, without float dust, between 0.3 and 3', () => {
  expect(zoomBySteps(wholeView, 1).zoom).toBe(1.1)
  expect(zoomBySteps({ ...wholeView, zoom: 1.1 }, 1).zoom).toBe(1.2)
  expect(zoomBySteps(wholeView, -20).zoom).toBe(zoomMin)
  expect(zoomBySteps(wholeView, 99).zoom).toBe(zoomMax)
})

it.each([
  [{ x: 0, y: 0, zoom: 1 }, 2, { x: 120, y: -80 }],
  [{ x: -40, y: 60, zoom: 0.7 }, 1.9, { x: -150, y: 150 }],
  [{ x: 33, y: -7, zoom: 2.4 }, 0.5, { x: 90, y: 10 }],
])('LOOKUP-09: %j zoomed to %f keeps what lies at %j where it is', (before, zoom, at) => {
  const after = zoomTo(before, zoom, at)
  expect((at.x - after.x) / after.zoom).toBeCloseTo((at.x - before.x) / before.zoom, 9)
  expect((at.y - after.y) / after.zoom).toBeCloseTo((at.y - before.y) / before.zoom, 9)
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
