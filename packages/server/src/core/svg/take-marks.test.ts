import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { takeApart } from './clean-drawing.ts'
import { decodeXml } from './decode-xml.ts'
import type { Mark } from './take-marks.ts'

const apart = (program: string) =>
  takeApart(decodeXml(readFileSync(new URL(`../../../test/drawings/${program}.svg`, import.meta.url))))
const svg = (inner: string, attributes = 'viewBox="0 0 100 100"') =>
  takeApart(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`)

/** Formats a mark's texts and shape, with the center of its box. */
const reported = ({ texts, source, shape, x, y, width, height }: Mark) =>
  `${source} ${texts.join('|')} ${shape} ${Math.round(x + width / 2)},${Math.round(y + height / 2)}`

it.each([
  [
    'creo-illustrate',
    ['HOTSPOT 10|1 ROUND 268,60', 'HOTSPOT 10A|2 ROUND 268,100', 'HOTSPOT 433.1|3 SQUARE 268,140'],
  ],
  [
    'ata',
    [
      'NAME 0001|1 SQUARE 1650,2550',
      'NAME 2A SQUARE 3450,2450',
      'HOTSPOT 3 BARE 4552,948',
      'TEXT GAP 3 MM BARE 1918,4948',
      'TEXT 29-10-00-991-002 BARE 518,8874',
    ],
  ],
  ['inkscape-layers', ['HOTSPOT 7 ROUND 110,70', 'NAME 12B BARE 220,125', 'TEXT 8 ROUND 312,218']],
  ['s1000d', ['NAME 004|4 BARE 140,76', 'HOTSPOT 4 BARE 210,29', 'HOTSPOT 7 BARE 265,55']],
  ['isodraw', ['HOTSPOT 1 BARE 11173,6877', 'TEXT 2 BARE 11173,7877']],
  ['inkscape', ['TEXT 6 BARE 91,29']],
])('finds the callouts of a drawing saved by %s (CALLOUT-40)', (program, expected) => {
  expect(apart(program).marks.map(reported)).toEqual(expect.arrayContaining(expected))
})

it.each(['creo-illustrate', 'ata', 'inkscape-layers'])(
  'a drawing by %s keeps its strokes and nothing specific to its program (CALLOUT-41)',
  (program) => {
    const { drawing } = apart(program)
    expect(drawing).not.toMatch(
      /script|onclick|onload|inkscape|sodipodi|sbom|webcgm|apsname|DOCTYPE|ENTITY|CDATA| style=|<style|data-mark/i,
    )
    expect(drawing).toMatch(/stroke="#000(000)?"/)
  },
)

it('a Creo drawing keeps its entities in its texts and its style sheets in its lines (CALLOUT-41)', () => {
  const { drawing, view } = apart('creo-illustrate')
  expect(drawing).toContain('Temperature\u00a0max. 80\u00a0°C, 10 bolts')
  expect(drawing).toContain('stroke-linejoin="round"')
  expect(view).toEqual({ x: 0, y: 0, width: 841, height: 594 })
})

it('balloons of the shop’s own drawings carry their number, and drawn parts keep theirs (CALLOUT-40)', () => {
  const { drawing, marks } = svg(
    `<g class="part" data-part-number="118202" data-no="4"><path d="M0 0H9"/></g>
     <g class="balloon" data-part-number="118202" data-no="4"><path d="M0 0L50 50"/><circle cx="52" cy="52" r="4"/><text x="52" y="54" font-size="5" text-anchor="middle">4</text></g>`,
  )
  expect(marks.map(reported)).toEqual(['DATA 4 ROUND 52,52'])
  expect(drawing).toContain('<g class="part" data-part-number="118202" data-no="4">')
  expect(drawing).toContain('<g class="balloon"><path')
})

it.each([
  ['translate(10 20)', '20,30'],
  ['rotate(90)', '-10,10'],
  ['rotate(180 10 10)', '10,10'],
  ['scale(2,-1)', '20,-10'],
  ['matrix(0 1 1 0 5 5)', '15,15'],
  ['translate(5) scale(2)', '25,20'],
  ['skewX(45)', '20,10'],
  ['nonsense(1', '10,10'],
])('a balloon transformed by %s is at %s (CALLOUT-40)', (transform, place) => {
  const { marks } = svg(
    `<g transform="${transform}"><g class="callout"><circle cx="10" cy="10" r="4"/></g></g>`,
  )
  expect(marks.map(reported)[0]?.split(' ').at(-1)).toBe(place)
})

it.each([
  ['M10 10h20v20z', '20,20'],
  ['m10 10 20 0 0 20', '20,20'],
  ['M10 10L30 10l0 20zm0 0h1', '20,20'],
  ['M0 0M10 10A10 10 0 0130 30', '15,15'],
  ['M10 10C10 30 30 30 30 10', '20,20'],
])('the path %s has its center at %s (CALLOUT-40)', (d, place) => {
  expect(svg(`<path id="hot-1" d="${d}"/>`).marks.map(reported)[0]).toBe(`NAME 1 BARE ${place}`)
})

it.each([
  ['viewBox="5 6 70 80"', { x: 5, y: 6, width: 70, height: 80 }],
  ['width="70" height="80px"', { x: 0, y: 0, width: 70, height: 80 }],
  ['width="25.4mm" height="1in"', { x: 0, y: 0, width: 96, height: 96 }],
  ['width="100%" height="100%"', { x: 10, y: 20, width: 30, height: 40 }],
])('a drawing with %s has the same view box as in a browser (CALLOUT-40)', (attributes, view) => {
  expect(svg('<rect x="10" y="20" width="30" height="40"/>', attributes).view).toEqual(view)
})

it('layers are not hotspots, whatever their names (CALLOUT-40)', () => {
  const layers = ['Callouts', 'hotspots', 'position', 'Hotel', 'items', 'item list', 'layer1', 'g10']
  for (const id of layers) expect(svg(`<g id="${id}"><path d="M0 0H9"/></g>`).marks, id).toEqual([])
  expect(svg('<g class="callout"><text>1</text><text>2</text></g>').marks.map(({ texts }) => texts)).toEqual([
    ['1'],
    ['2'],
  ])
})

it('boxes are finite numbers for any attributes (CALLOUT-40)', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom('1e999', '-1', 'NaN', 'M0 0A', '9e9 9e9'),
  )
  fc.assert(
    fc.property(value, value, value, (one, two, three) => {
      const quoted = [one, two, three].map((text) =>
        text.replaceAll(/[&<"]/g, '').replaceAll(/[^\x20-\x7e]/g, ''),
      )
      const [d, transform, x] = quoted
      const { marks, view } = svg(
        `<g transform="${transform}"><text x="${x}" y="${d}">1</text><path id="hot-1" d="M0 0${d}"/><circle r="1"/></g>`,
        `viewBox="${x}"`,
      )
      for (const { x: left, y, width, height } of [view, ...marks])
        expect([left, y, width, height].every(Number.isFinite)).toBe(true)
    }),
  )
})
