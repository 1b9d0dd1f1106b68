import { hostileDrawings } from '@volute/domain/catalogue/bom'
import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, it } from 'vitest'
import { BadDrawing } from './bad-drawing.ts'
import { cleanDrawing } from './clean-drawing.ts'

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${content}</svg>`
const png = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA'

it('keeps ids, classes, callouts, shapes, text and view box (OQ-73)', () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 80" class="dwg" role="group" aria-label="Wet end"><g id="c1" class="part on" data-part-number="AB/1-2" data-no="4"><path fill="none" stroke="#123" vector-effect="non-scaling-stroke" d="M0 0L9 9"/><circle r="27" cx="1" cy="2"/><text x="1" y="2" text-anchor="middle">4 &amp; 5</text></g></svg>`
  expect(cleanDrawing(drawing)).toBe(drawing)
})

it('turns style blocks and style attributes into plain attributes (OQ-73)', () => {
  const cleaned = cleanDrawing(
    svg(
      '<style>.s{fill:red;stroke-width:2px}.s:hover{fill:blue}</style><path class="s" d="M0 0"/><path style="stroke:#000;behavior:url(x)" d="M1 1"/>',
    ),
  )
  expect(cleaned).toContain('<path class="s" d="M0 0" fill="red" stroke-width="2px"/>')
  expect(cleaned).toContain('<path d="M1 1" stroke="#000"/>')
  expect(cleaned).not.toContain('style')
})

it.each([
  ['font:12px Arial', { 'font-size': '12px', 'font-family': 'Arial' }],
  [
    'font: italic small-caps 600 4.2pt/1.25 "DejaVu Sans",sans-serif',
    {
      'font-style': 'italic',
      'font-variant': 'small-caps',
      'font-weight': '600',
      'font-size': '4.2pt',
      'font-family': '"DejaVu Sans",sans-serif',
    },
  ],
  ['font:bold larger serif !important', { 'font-weight': 'bold', 'font-size': 'larger' }],
  ['font:inherit;fill:red', { fill: 'red' }],
  ['font:9px a;font-size:5px', { 'font-size': '5px', 'font-family': 'a' }],
  ['marker:url(#m)', { 'marker-start': 'url(#m)', 'marker-mid': 'url(#m)', 'marker-end': 'url(#m)' }],
])('splits %s into attributes (OQ-73)', (style, attributes) => {
  const cleaned = cleanDrawing(svg(`<text style="${style.replaceAll('"', '&quot;')}">1</text>`))
  for (const [name, value] of Object.entries(attributes))
    expect(cleaned).toContain(`${name}="${value.replaceAll('"', '&quot;')}"`)
  expect(cleaned).not.toContain('font="')
})

it.each<readonly [string, string]>([
  ...hostileDrawings,
  ['raw text', '<g><![CDATA[<script>alert(1)</script>]]></g>'],
])('removes scripts from %s (OQ-73)', (_, hostile) => {
  const cleaned = cleanDrawing(svg(`${hostile}<text id="kept">9</text>`))
  expect(cleaned).not.toMatch(/alert/)
  expect(cleaned).toContain('<text id="kept">9</text>')
})

it.each([
  '<defs><g id="bolt"><path d="M0 0"/></g></defs><use href="#bolt" x="4"/>',
  '<symbol id="nut" viewBox="0 0 1 1"><circle r="1"/></symbol><use href="#nut"/>',
  '<linearGradient id="shade"><stop offset="0" stop-color="#fff"/></linearGradient><path fill="url(#shade)" d="M1 1"/>',
  '<pattern id="hatch" patternUnits="userSpaceOnUse"><path d="M0 0L4 4"/></pattern><path fill="url(#hatch)" d="M1 1"/>',
  '<clipPath id="cut"><rect width="4" height="4"/></clipPath><g clip-path="url(#cut)"><path d="M1 1"/></g>',
  '<marker id="tip" orient="auto"><path d="M0 0"/></marker><path marker-end="url(#tip)" d="M1 1"/>',
  '<filter id="soft"><feGaussianBlur in="SourceAlpha" stdDeviation="2"/></filter><path filter="url(#soft)" d="M1 1"/>',
  `<image width="2" height="2" href="${png}"/>`,
  '<image width="2" height="2" href="data:image/jpeg;base64,/9j/4AAQ"/>',
])('keeps references within the drawing: %s (OQ-73)', (own) => {
  expect(cleanDrawing(svg(own))).toBe(`<svg xmlns="http://www.w3.org/2000/svg">${own}</svg>`)
})

it('corrects the case of names, and treats a drawing without a namespace as SVG (OQ-73)', () => {
  expect(cleanDrawing('<SVG viewbox="0 0 1 1" ID="a"><LINE DATA-NO="4" X1="2"/></SVG>')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" id="a"><line data-no="4" x1="2"/></svg>',
  )
})

it('applies the precedence of CSS rules as a browser does (OQ-73)', () => {
  const sheet = `path{fill:red}.a{fill:blue;stroke:red!important}#p{fill:lime;stroke:blue}
    g > .b{stroke-width:2}svg .b .c{opacity:.5}svg > .c{opacity:.1}[data-no="4"]{fill-rule:evenodd}
    .a:hover{fill:black}@media print{.a{fill:white}}@media screen{.a{stroke-linecap:round}}`
  const cleaned = cleanDrawing(
    svg(
      `<style>${sheet}</style><style media="print">.a{fill:gray}</style>` +
        '<path id="p" class="a" fill="pink" style="stroke:#000" d="M0 0"/>' +
        '<g class="x b"><g class="b" data-no="4"><circle class="c"/></g></g>',
    ),
  )
  expect(cleaned).toContain(
    '<path id="p" class="a" fill="lime" d="M0 0" stroke="red" stroke-linecap="round"/>',
  )
  expect(cleaned).toContain(
    '<g class="b" data-no="4" fill-rule="evenodd" stroke-width="2"><circle class="c" opacity=".5"/></g>',
  )
})

it('accepts any number of character references', () => {
  expect(cleanDrawing(svg(`<text>${'&#176;'.repeat(600)}</text>`))).toContain('°'.repeat(600))
})

const times = (count: number, of: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => of(n)).join('')

it.each([
  ['a style that could be read in many ways', svg(`<path style="fill:(${'a'.repeat(900)}" d="M0 0"/>`), ''],
  ['many selectors', svg(`<style>${'*,'.repeat(2_500)}*{fill:red}</style><path d="M0 0"/>`), ''],
  [
    'a long selector',
    svg(`<style>${'a '.repeat(2_500)}a{fill:red}</style>${'<a>'.repeat(99)}<path/>${'</a>'.repeat(99)}`),
    '',
  ],
  ['many beginnings of a DOCTYPE', '<!DOCTYPE a ['.repeat(80_000), 'cannot be read'],
  [
    'many namespaces on many levels',
    svg(times(150, (l) => `<g ${times(100, (n) => ` xmlns:a${l}b${n}="x"`)}>`) + '</g>'.repeat(150)),
    'declares more than 200 namespaces',
  ],
  [
    'many rules for many paths',
    svg(`<style>${times(2_000, (n) => `.c${n},path{fill:red}`)}</style>${'<path d="M0 0"/>'.repeat(2_000)}`),
    'has style sheets that say too much of too many elements',
  ],
])('finishes with %s (OQ-73)', (_, source, reason) => {
  if (reason) expect(() => cleanDrawing(source)).toThrow(reason)
  else expect(cleanDrawing(source)).toContain('<path')
})

/** Pieces of markup, well-formed or not, that make up nasty drawings. */
const piece = fc.oneof(
  fc.constantFrom(
    ...'<g> </g> <text> </text> <g/> <style> </style> path{fill:" a{fill:re\\64} <frameset>'.split(' '),
    ...'<![CDATA[ ]]> <?x?> <!-- --> -- ]]&gt; &amp; &lt; &nbsp; &#0; &#xFFFE; &#x1F600;'.split(' '),
    ...'\u0000 \u0007 \ufffe \uffff \ud800 \udc00'.split(' '),
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
const attribute = fc.tuple(
  fc.constantFrom('fill', 'style', 'data-no', 'data-a<b', 'id', 'xml:lang'),
  fc.string({ unit: 'binary' }),
)

it('any input gives well-formed XML or a reason (OQ-73)', () => {
  let count = 0
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 12 }),
      fc.array(attribute, { maxLength: 3 }),
      (pieces, attributes) => {
        const written = attributes
          .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
          .join('')
        const cleaned = cleanOrSay(svg(`<path${written}/><text>${pieces.join('')}</text>`))
        if (cleaned === undefined) return
        count++
        new SaxesParser({ xmlns: true }).write(cleaned).close()
      },
    ),
    { numRuns: 1_000 },
  )
  expect(count).toBeGreaterThan(100)
})

function cleanOrSay(source: string): string | undefined {
  try {
    return cleanDrawing(source)
  } catch (error) {
    expect(error).toBeInstanceOf(BadDrawing)
    return undefined
  }
}

const unfolding = (count: number, of: (n: number) => string) =>
  svg(`<path id="l0" d="M0 0"/>${Array.from({ length: count }, (_, i) => of(i + 1)).join('')}`)

it.each([
  [
    'copies of copies',
    unfolding(6, (n) => `<g id="l${n}">${`<use xlink:href="#l${n - 1}"/>`.repeat(20)}</g>`),
    'repeats its parts without measure',
  ],
  [
    'copies in a circle',
    svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
    'repeats its parts',
  ],
  [
    'patterns of patterns',
    unfolding(6, (n) => `<pattern id="l${n}">${`<path fill="url(#l${n - 1})"/>`.repeat(20)}</pattern>`),
    'repeats its parts without measure',
  ],
  ['drawings in drawings', '<svg>'.repeat(300) + '</svg>'.repeat(300), 'is nested too deeply'],
  ['endless nesting', svg('<g>'.repeat(50_000) + '</g>'.repeat(50_000)), 'is nested too deeply'],
  ['too many elements', svg('<g/>'.repeat(100_001)), 'has more than 100,000 elements'],
  ['too much', svg(' '.repeat(17 * 1024 * 1024)), 'is larger than 16 MB'],
  ['text', 'plain words', 'is not well-formed XML'],
  ['a page', '<html><body/></html>', 'is not an SVG drawing'],
  ['what is drawn for another program', '<svg xmlns="http://example"><path/></svg>', 'is not an SVG drawing'],
  ['half a drawing', '<svg><g></svg>', 'is not well-formed XML'],
  ['an empty drawing', svg('<g><foreignObject>9</foreignObject></g>'), 'shows nothing'],
  ['a prefix that stands for nothing', '<svg><i:path/></svg>', 'is not well-formed XML'],
])('rejects %s (OQ-73)', (_, source, reason) => {
  expect(() => cleanDrawing(source)).toThrow(reason)
})
