import type { BomLine } from '@volute/domain/catalogue/bom'
import { expect, it } from 'vitest'
import { findHotspots, type Hotspot, nextHotspot, roveTo } from './hotspots.ts'

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

it('LOOKUP-10: the keyboard goes by position, one stop for each line', () => {
  const hotspots = hotspotsOf(`
    <g class="part" data-part-number="B" data-no="10"/><g class="part" data-part-number="A" data-no="2"/>
    <g class="balloon" data-part-number="A" data-no="2"/><g class="balloon" data-part-number="B" data-no="10"/>
    <g data-part-number="C"/>`)
  expect(numbersOf(hotspots)).toEqual(['C', 'A', 'B'])
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

it('LOOKUP-10: without balloons the part itself is the stop', () => {
  const [cover] = hotspotsOf('<g data-part-number="a"><path d="M0 0"/></g><g data-part-number="A"/>')
  expect(cover?.stop).toBe(cover?.elements[0])
  expect(cover?.stop.getAttribute('aria-label')).toBe('2, Cover, A')
  expect(cover?.stop.getAttribute('role')).toBe('button')
})

it('LOOKUP-10: of a part on two lines the reference tells which, on the balloon or as its text', () => {
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

it('LOOKUP-10: a part that is not in the list is no hotspot', () => {
  expect(hotspotsOf('<g data-part-number="X"><text>2</text></g>')).toEqual([])
})

it('OQ-73: a text or link that reads as a part number or a position is one hotspot', () => {
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

it('CALLOUT-30: a text that reads as a reference of the BOM is a hotspot, whatever its case', () => {
  const hotspots = hotspotsOf('<text>10a</text><text>10</text><text>100</text>', lettered)
  expect(numbersOf(hotspots)).toEqual(['A', 'B'])
  expect(hotspots[1]?.stop.getAttribute('aria-label')).toBe('10A, Spring, B')
})

it('CALLOUT-31: a text that may mean two lines is no hotspot, and is told with both', () => {
  const { hotspots, unclear } = readDrawing('<text>12</text><text>11</text>', lettered)
  expect(numbersOf(hotspots)).toEqual(['12'])
  expect(unclear.map(({ text, lines }) => [text, lines.map(({ partNumber }) => partNumber)])).toEqual([
    ['12', ['D', '12']],
  ])
})

it('CALLOUT-32: a callout leads to the line of its reference, whatever part stands there by now', () => {
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

it('one hotspot at a time is in the tab order', () => {
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
