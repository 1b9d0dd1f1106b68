import type { BomLine } from '@volute/domain/catalogue'
import { expect, it } from 'vitest'
import { findHotspots, nextHotspot, roveTo } from './hotspots.ts'
import { sanitiseDrawing } from './sanitise-drawing.ts'

const lines = [
  { partNumber: 'A', description: 'Cover', position: 2 },
  { partNumber: 'B', description: 'Screw', position: 10 },
  { partNumber: 'C', description: 'Gasket', position: 1 },
] as BomLine[]

function hotspotsOf(inner: string) {
  const drawing = sanitiseDrawing(`<svg>${inner}</svg>`)
  return drawing ? findHotspots(drawing, lines) : []
}

it('LOOKUP-10: the keyboard goes by reference, one stop for each part', () => {
  const hotspots = hotspotsOf(`
    <g class="part" data-part-number="B" data-no="10"/><g class="part" data-part-number="A" data-no="2"/>
    <g class="balloon" data-part-number="A" data-no="2"/><g class="balloon" data-part-number="B" data-no="10"/>
    <g data-part-number="C"/>`)
  expect(hotspots.map(({ partNumber }) => partNumber)).toEqual(['C', 'A', 'B'])
  expect(hotspots.map(({ elements }) => elements.length)).toEqual([1, 2, 2])
})

it('LOOKUP-10: the stop is the balloon and says reference, description and part number', () => {
  const [cover] = hotspotsOf(
    '<g class="part" data-part-number="A" data-no="2"/><g class="balloon" data-part-number="A" data-no="2"/>',
  )
  expect(cover?.stop.getAttribute('class')).toBe('balloon')
  expect(cover?.stop.getAttribute('aria-label')).toBe('2, Cover, A')
  expect(cover?.elements[0]?.getAttribute('aria-hidden')).toBe('true')
})

it('LOOKUP-10: a part that is not in the list is no hotspot', () => {
  expect(hotspotsOf('<g data-part-number="X"/>')).toEqual([])
})

it('OQ-73: a text that reads as a part number or a position is a hotspot', () => {
  const hotspots = hotspotsOf('<text>A</text><text> 10 </text><text>Suction</text>')
  expect(hotspots.map(({ partNumber }) => partNumber)).toEqual(['A', 'B'])
})

it('one hotspot at a time is in the tab order', () => {
  const hotspots = hotspotsOf('<g data-part-number="A"/><g data-part-number="C"/>')
  roveTo(hotspots, 1)
  expect(hotspots.map(({ stop }) => stop.getAttribute('tabindex'))).toEqual(['-1', '0'])
})

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowUp', 1, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, null],
])('%s leads from hotspot %i of three to %s', (key, index, expected) => {
  expect(nextHotspot(key, index, 3)).toBe(expected)
})
