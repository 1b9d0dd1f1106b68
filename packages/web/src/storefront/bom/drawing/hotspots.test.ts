import type { BomLine } from '@volute/domain/catalogue/bom'
import { expect, it } from 'vitest'
import { findHotspots, type Hotspot, nearestBalloon, nextHotspot, roveTo } from './hotspots.ts'

const lines = [
  { partNumber: 'A', description: 'Cover', position: 2, reference: '2' },
  { partNumber: 'B', description: 'Screw', position: 10, reference: '10' },
  { partNumber: 'C', description: 'Gasket', position: 1, reference: '1' },
] as BomLine[]

function readDrawing(inner: string, of: readonly BomLine[] = lines, attributes = '') {
  const host = document.createElement('div')
  host.innerHTML = `<svg ${attributes}>${inner}</svg>`
  const drawing = host.querySelector('svg')
  return drawing ? findHotspots(drawing, of) : { hotspots: [], unclear: [] }
}
const hotspotsOf = (inner: string, of?: readonly BomLine[]) => readDrawing(inner, of).hotspots
const numbersOf = (hotspots: readonly Hotspot[]) => hotspots.map(({ line }) => line.partNumber)

it('the keyboard order follows the position, with one stop for each line (LOOKUP-10)', () => {
  const hotspots = hotspotsOf(`
    <g class="part" data-part-number="B" data-no="10"/><g class="part" data-part-number="A" data-no="2"/>
    <g class="balloon" data-part-number="A" data-no="2"/><g class="balloon" data-part-number="B" data-no="10"/>
    <g data-part-number="C"/>`)
  expect(numbersOf(hotspots)).toEqual(['C', 'A', 'B'])
  expect(hotspots.map(({ elements }) => elements.length)).toEqual([1, 2, 2])
})

it('the keyboard stop is the balloon, labelled with reference, description and part number (LOOKUP-10)', () => {
  const [cover] = hotspotsOf(
    '<g class="part" data-part-number="A" data-no="2"/><g class="balloon" data-part-number="A" data-no="2"/>',
  )
  expect(cover?.stop.getAttribute('class')).toBe('balloon')
  expect(cover?.stop.getAttribute('aria-label')).toBe('2, Cover, A')
  expect(cover?.elements[0]?.getAttribute('aria-hidden')).toBe('true')
})

it('without balloons the part itself is the keyboard stop (LOOKUP-10)', () => {
  const [cover] = hotspotsOf('<g data-part-number="a"><path d="M0 0"/></g><g data-part-number="A"/>')
  expect(cover?.stop).toBe(cover?.elements[0])
  expect(cover?.stop.getAttribute('aria-label')).toBe('2, Cover, A')
  expect(cover?.stop.getAttribute('role')).toBe('button')
})

it('for a part on two lines the reference on the balloon or in the text decides the line (LOOKUP-10)', () => {
  const twice = [...lines, { partNumber: 'A', description: 'Cover', position: 7, reference: '7' } as BomLine]
  const hotspots = hotspotsOf(
    `<g class="part" data-part-number="A" data-no="7"/><g class="balloon" data-part-number="A" data-no="2"/>
     <text data-part-number="A">7</text><g data-part-number="A"/>`,
    twice,
  )
  expect(hotspots.map(({ line, elements }) => [line.position, elements.length])).toEqual([
    [2, 2],
    [7, 2],
  ])
})

it('a part that is not in the list is not a hotspot (LOOKUP-10)', () => {
  expect(hotspotsOf('<g data-part-number="X"><text>2</text></g>')).toEqual([])
})

it('a text or link equal to a part number or a position is one hotspot (OQ-73)', () => {
  const hotspots = hotspotsOf('<text>a</text><a><text> 10 </text></a><text>Suction</text><text/>')
  expect(numbersOf(hotspots)).toEqual(['A', 'B'])
  expect(hotspots.map(({ stop }) => stop.localName)).toEqual(['text', 'a'])
})

const lettered = [
  { partNumber: 'A', description: 'Seal', position: 100, reference: '10' },
  { partNumber: 'B', description: 'Spring', position: 101, reference: '10A' },
  { partNumber: '12', description: 'Pin', position: 110, reference: '11' },
  { partNumber: 'D', description: 'Key', position: 120, reference: '12' },
] as BomLine[]

it('a text equal to a reference of the BOM is a hotspot, whatever its case (CALLOUT-30)', () => {
  const hotspots = hotspotsOf('<text>10a</text><text>10</text><text>100</text>', lettered)
  expect(numbersOf(hotspots)).toEqual(['A', 'B'])
  expect(hotspots[1]?.stop.getAttribute('aria-label')).toBe('10A, Spring, B')
})

it('a text that may mean two lines is not a hotspot, and is reported with both (CALLOUT-31)', () => {
  const { hotspots, unclear } = readDrawing('<text>12</text><text>11</text>', lettered)
  expect(numbersOf(hotspots)).toEqual(['12'])
  expect(unclear.map(({ text, lines }) => [text, lines.map(({ partNumber }) => partNumber)])).toEqual([
    ['12', ['D', '12']],
  ])
})

it('a callout leads to the line of its reference, whatever part is there now (CALLOUT-32)', () => {
  const callout = (no: string, partNumber: string) =>
    `<rect class="callout" data-no="${no}" data-part-number="${partNumber}"/>`
  const { hotspots } = readDrawing(
    `<text>11</text>${callout('10A', 'OLD')}${callout('10', 'A')}${callout('10A', 'B')}${callout('99', 'GONE')}`,
    lettered,
    'data-callouts=""',
  )
  expect(hotspots.map(({ line, elements }) => [line.partNumber, elements.length])).toEqual([
    ['A', 1],
    ['B', 2],
  ])
})

it('only one hotspot at a time is in the tab order', () => {
  const hotspots = hotspotsOf('<g data-part-number="A"/><g data-part-number="C"/>')
  roveTo(hotspots[0])
  roveTo(hotspots[1], hotspots[0])
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

const [gasket, cover, screw] = hotspotsOf(`
  <g data-part-number="C"/>
  <g class="balloon" data-part-number="A" data-no="2"><path class="l"/><circle class="b"/></g>
  <g class="balloon" data-part-number="B" data-no="10"><path class="l"/><circle class="b"/></g>`) as [
  Hotspot,
  Hotspot,
  Hotspot,
]

it('of balloons that overlap on a small screen the one nearest to the pointer is meant, whichever is on top (LOOKUP-10)', () => {
  place(cover, 100)
  place(screw, 114)
  expect(nearestBalloon([gasket, cover, screw], screw, { clientX: 105, clientY: 0 })).toBe(cover)
  expect(nearestBalloon([gasket, cover, screw], screw, { clientX: 108, clientY: 0 })).toBe(screw)
  place(cover, 114)
  expect(nearestBalloon([gasket, cover, screw], screw, { clientX: 108, clientY: 0 })).toBe(screw)
})

it.each([
  ['on a leader near the circle of another balloon', 112, 0],
  ['at 0, 0, as of a click by a screen reader', 0, 0],
])('a click %s means the balloon that it hit (LOOKUP-10)', (_, clientX, clientY) => {
  place(cover, 100)
  place(screw, 200)
  expect(nearestBalloon([gasket, cover, screw], screw, { clientX, clientY })).toBe(screw)
})

function place({ stop }: Hotspot, x: number) {
  const circle = stop.querySelector('circle')
  if (circle) circle.getBoundingClientRect = () => new DOMRect(x - 11, -11, 22, 22)
}
